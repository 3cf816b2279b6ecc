import type { AccidentDraft } from './accident-draft.ts'

interface LeftBehind {
  /** Photos that the report did not name when it went. */
  readonly photos: readonly string[]
  /** Words that were changed after it went. */
  readonly isChanged: boolean
}

const told = [
  'isHurt',
  'words',
  'position',
  'when',
  'at',
  'kind',
  'note',
  'ownCar',
  'plate',
  'mobile',
  'driver',
  'driverName',
  'otherSide',
  'otherPlate',
  'otherMobile',
] as const satisfies readonly (keyof AccidentDraft)[]

/** What was told while the report was on its way, so that it has not gone along. Of another report that is nothing. */
export function leftBehind(sent: AccidentDraft, now: AccidentDraft): LeftBehind {
  if (now.draftId !== sent.draftId) return { photos: [], isChanged: false }
  const named = new Set(sent.photos.map(({ id }) => id))
  const photos = now.photos.map(({ id }) => id).filter((id) => !named.has(id))
  const wordsOf = (draft: AccidentDraft) => JSON.stringify(told.map((name) => draft[name]))
  return { photos, isChanged: wordsOf(sent) !== wordsOf(now) }
}

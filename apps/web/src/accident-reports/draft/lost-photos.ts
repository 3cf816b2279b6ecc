import type { PhotoFrame } from '@ecenter/contract/accident-reports/accident.ts'
import type { AccidentDraft } from './accident-draft.ts'

type Photos = Pick<AccidentDraft, 'photos' | 'lost'>

/** What is left of a draft that is found again: some photos could be opened no more. */
export function leaveOut(
  { photos, lost = [] }: Photos,
  kept: { readonly has: (id: string) => boolean },
): Photos {
  const gone = photos.filter(({ id }) => !kept.has(id)).map(({ frame }) => frame)
  return { photos: photos.filter(({ id }) => kept.has(id)), lost: [...lost, ...gone] }
}

/** One that is taken anew stands for one of the same frame. */
export function madeGood(lost: readonly PhotoFrame[] = [], taken: PhotoFrame): PhotoFrame[] {
  const at = lost.indexOf(taken)
  return lost.filter((_, each) => each !== at)
}

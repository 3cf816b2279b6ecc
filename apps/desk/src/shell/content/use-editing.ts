import type { ContentKind } from '@ecenter/contract/content/desk/content-at-desk.ts'
import { useEffect, useState } from 'react'
import { baseOf, keepDraft, moveDraft, useDrafts } from '../../client/use-drafts.ts'
import { placeOfEdit } from './place-of-edit.ts'

export interface Numbered {
  readonly id: string
  readonly version: number
}

export type Saved<Kept> =
  | { readonly kind: 'saved'; readonly kept: Kept }
  | { readonly kind: 'drafted'; readonly draftId: string }
  | { readonly kind: 'changed-meanwhile'; readonly theirs: Kept }

/**
 * The state that an edit begins from. It is not what the list says by now: otherwise a save would
 * overwrite what somebody else has written since. So it is while a draft waits at its `place` and another
 * page is looked at: what was saved meanwhile is shown beside the draft. `draftId` is of the draft that stands
 * in the form, `ofNew` tells one new thing from another.
 */
export function useEditing<Kept extends Numbered>(
  begun: Kept | undefined,
  kind: ContentKind,
  {
    draftId,
    ofNew,
  }: { readonly draftId?: string | undefined; readonly ofNew?: string | undefined },
) {
  const [editor] = useState(() => Symbol(kind))
  const placeOf = (state: Kept | undefined) => placeOfEdit(kind, { draftId, id: state?.id, ofNew })
  const [base, setBase] = useState(() => baseOfDraft(begun, placeOf(begun)))
  const place = placeOf(base)
  const [theirs, setTheirs] = useState(base?.version === begun?.version ? undefined : begun)
  // The page goes from what customers see to a draft of it without opening another editor.
  const [openedDraft, setOpenedDraft] = useState(draftId)
  if (openedDraft !== draftId) {
    const waiting = baseOfDraft(begun, placeOf(begun))
    setOpenedDraft(draftId)
    setBase(waiting)
    setTheirs(waiting?.version === begun?.version ? undefined : begun)
  }
  useEffect(() => {
    keepDraft(baseOf(place), { base, editor })
  }, [base, place, editor])

  // A draft of another computer came after this editor was opened: it goes on from what that one began from.
  const takenOver = useDrafts(({ [baseOf(place)]: kept }) =>
    kept?.isTakenOver === true ? (kept.base as Kept) : undefined,
  )
  useEffect(() => {
    if (takenOver === undefined) return
    keepDraft(baseOf(place), { base: takenOver, isTakenOver: undefined })
    setBase(takenOver)
    setTheirs(takenOver.version === begun?.version ? undefined : begun)
  }, [takenOver, place, begun])

  /** All new things share a place: what waits there is of the editor that was opened last. */
  function isOurs() {
    return base !== undefined || useDrafts.getState()[baseOf(place)]?.editor === editor
  }

  /** What was typed since it was sent is of what was made of it, also where one has left the page. */
  function goOnAt(next: string, from: Kept | undefined) {
    const { [place]: since, [next]: waiting } = useDrafts.getState()
    if (next !== place && since !== undefined && waiting === undefined) moveDraft(place, next)
    keepDraft(baseOf(next), { base: from })
  }

  const draft = useDrafts((all) => all[place])

  return {
    base,
    /** Where the draft is kept. */
    place,
    /** What somebody else has saved meanwhile, until it is chosen how to go on. */
    theirs,
    /** For the request; nothing of something new. */
    edited: base && { id: base.id, version: base.version },
    /**
     * For the form: otherwise what was typed waits, for it is chosen first between it and what somebody else
     * saved, or it is of another new thing that was begun since.
     */
    isDone(saved: Saved<Kept>): boolean {
      return (
        saved.kind !== 'changed-meanwhile' && (isOurs() || useDrafts.getState()[place] === draft)
      )
    },
    /** Goes on from what was published; answers it where it was one's own. */
    take(saved: Saved<Kept>): Kept | undefined {
      if (saved.kind === 'changed-meanwhile') {
        setTheirs(saved.theirs)
        return undefined
      }
      if (saved.kind === 'drafted') {
        if (isOurs()) goOnAt(placeOfEdit(kind, { draftId: saved.draftId }), base)
        return undefined
      }
      const { kept } = saved
      if (!isOurs()) return kept
      goOnAt(placeOfEdit(kind, { id: kept.id }), kept)
      setBase(kept)
      return kept
    },
    goOnFromTheirs() {
      setBase(theirs)
      setTheirs(undefined)
    },
  }
}

/** What the draft that waits was begun from; without one, the edit begins from what stands there now. */
function baseOfDraft<Kept extends Numbered>(begun: Kept | undefined, place: string) {
  const { [place]: draft, [baseOf(place)]: kept } = useDrafts.getState()
  return draft === undefined || kept === undefined ? begun : (kept.base as Kept | undefined)
}

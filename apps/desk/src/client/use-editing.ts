import { useEffect, useState } from 'react'
import { keepDraft, useDrafts } from './use-drafts.ts'

interface Numbered {
  readonly id: string
  readonly version: number
}

type Saved<Kept> =
  | { readonly kind: 'saved'; readonly kept: Kept }
  | { readonly kind: 'changed-meanwhile'; readonly theirs: Kept }

/**
 * The state that an edit begins from. It is not what the list says by now: otherwise a save would
 * overwrite what somebody else has written since. So it is while a draft waits at its `place` and another
 * page is looked at: what was saved meanwhile is shown beside the draft.
 */
export function useEditing<Kept extends Numbered>(begun: Kept | undefined, place: string) {
  const [base, setBase] = useState(() => baseOfDraft(begun, place))
  const [theirs, setTheirs] = useState(base?.version === begun?.version ? undefined : begun)
  useEffect(() => keepDraft(baseOf(place), { base }), [base, place])
  return {
    base,
    /** What somebody else has saved meanwhile, until it is chosen how to go on. */
    theirs,
    /** For the request; nothing of something new. */
    edited: base && { id: base.id, version: base.version },
    /** Goes on from what was saved; answers it where it was one's own. */
    take(saved: Saved<Kept>): Kept | undefined {
      if (saved.kind === 'changed-meanwhile') {
        setTheirs(saved.theirs)
        return undefined
      }
      setBase(saved.kept)
      return saved.kept
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

/** Beside its draft, and gone with the owner of it. */
function baseOf(place: string): string {
  return `${place}/base`
}

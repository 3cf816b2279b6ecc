import { useState } from 'react'

interface Numbered {
  readonly id: string
  readonly version: number
}

type Saved<Kept> =
  | { readonly kind: 'saved'; readonly kept: Kept }
  | { readonly kind: 'changed-meanwhile'; readonly theirs: Kept }

/**
 * The state that an edit begins from. It is not what the list says by now: otherwise a save would
 * overwrite what somebody else has written since.
 */
export function useEditing<Kept extends Numbered>(begun: Kept | undefined) {
  const [base, setBase] = useState(begun)
  const [theirs, setTheirs] = useState<Kept>()
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

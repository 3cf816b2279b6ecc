import { useState } from 'react'
import { changeDraft } from '../draft/use-draft.ts'
import { findPosition } from './find-position.ts'

/** Asks the phone where it is, for this report alone. */
export function usePosition() {
  const [finding, setFinding] = useState<'idle' | 'asking' | 'none'>('idle')
  return {
    isFinding: finding === 'asking',
    /** The phone has not told where it is: now it is written, and nobody is asked for a position again. */
    isRefused: finding === 'none',
    async find(): Promise<boolean> {
      setFinding('asking')
      const found = await findPosition()
      if (found !== undefined) changeDraft({ position: found })
      setFinding(found === undefined ? 'none' : 'idle')
      return found !== undefined
    },
  }
}

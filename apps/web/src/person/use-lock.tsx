import { endProof } from '@ecenter/contract/person/proof.ts'
import { useState } from 'react'
import { tellFailure } from '../client/failures/failure-dialog.ts'
import { forgetAnswers } from '../client/forget-answers.ts'
import { useAction } from '../client/use-action.ts'
import type { ConfirmQuestion } from '../kit/overlays/ConfirmDialog.tsx'
import { useConfirm } from './use-confirm.tsx'

/** Ends the proof in every session and browser of the person, once they have said yes. */
export function useLock(question: ConfirmQuestion) {
  const [state, setState] = useState<'open' | 'ending' | 'locked'>('open')
  const end = useAction(endProof)
  const { confirm, dialog } = useConfirm()

  async function lock() {
    if (!(await confirm(question))) return
    setState('ending')
    const result = await end({ scope: 'everywhere' })
    if (result.kind !== 'answered') {
      setState('open')
      return tellFailure({ call: endProof, failed: result })
    }
    setState('locked')
    forgetAnswers()
  }

  return { state, lock, dialog }
}

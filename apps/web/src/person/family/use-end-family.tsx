import { endFamily, type FamilyList } from '@ecenter/contract/person/family.ts'
import { useState } from 'react'
import { tellFailure } from '../../client/failures/failure-dialog.ts'
import { useAction } from '../../client/use-action.ts'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { useConfirm } from '../use-confirm.tsx'
import { type Delegation, nameOf, sideOf, verbOf } from './DelegationCard.tsx'

/** Ends one once they have said yes; who refuses an offer is not asked twice. */
export function useEndFamily(onEnded: (list: FamilyList) => void) {
  const [ending, setEnding] = useState<string>()
  const end = useAction(endFamily)
  const { confirm, dialog } = useConfirm()

  async function handleEnd(delegation: Delegation) {
    const { handle, state } = delegation
    const isRefusal = sideOf(delegation) === 'received' && state === 'offered'
    const verb = verbOf(delegation)
    const isSure = isRefusal || (await confirm(questionOf(delegation, verb)))
    if (!isSure) return
    setEnding(handle)
    const result = await end({ handle })
    setEnding(undefined)
    if (result.kind !== 'answered') return tellFailure({ call: endFamily, failed: result })
    showToast(isRefusal ? '没有接受' : `已${verb}`)
    onEnded(result.value)
  }

  return { ending, handleEnd, dialog }
}

function questionOf(delegation: Delegation, verb: string) {
  const text =
    sideOf(delegation) === 'given'
      ? delegation.state === 'offered'
        ? '对方不能再接受这个邀请。'
        : '对方马上看不到您的保障和理赔。'
      : '您马上看不到对方的保障和理赔。要再看，需要对方重新邀请。'
  return { title: `${verb} ${nameOf(delegation)}？`, text, yes: verb }
}

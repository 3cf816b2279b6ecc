import type { ClaimApprovalActions } from '@ecenter/contract/claims/desk/desk-claim.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { possibleUnless } from '../../../platform/calls/possible-unless.ts'
import { whyNotTwo } from '../../../platform/staff/two-people.ts'
import type { ClaimApproval } from '../store/settlement/claim-approval.ts'

type Asked = Pick<ClaimApproval, 'type' | 'state' | 'staffId' | 'openedBy'>

/** What this member of staff may decide on what waits, and why not. */
export function possibleDecisions(
  asked: Asked,
  staff: Pick<Staff, 'id' | 'openedBy'>,
): ClaimApprovalActions {
  const { state, staffId } = asked
  const isOver = state === 'refused' ? '已经退回。' : undefined
  const whyNotSecond = isOver ?? whyNotOther(asked, staff)
  return {
    approve: possibleUnless(whyNotSecond),
    refuse: possibleUnless(whyNotSecond),
    withdraw: possibleUnless(isOver ?? (staffId === staff.id ? undefined : '只有提交的人能撤回。')),
  }
}

/** The second person is somebody else, and could not have come in as the first, nor the first as them. */
function whyNotOther(
  { type, staffId, openedBy }: Asked,
  staff: Pick<Staff, 'id' | 'openedBy'>,
): string | undefined {
  return whyNotTwo(
    staff,
    { id: staffId, openedBy },
    {
      isSame: `${type === 'paid' ? '这笔赔付' : '这个决定'}是您提交的，要由另一位同事复核。`,
      isOpenedByFirst: '您的账号由提交的人开通或重置，要由另一位同事复核。',
      hasOpenedFirst: '提交人的账号由您开通或重置，要由另一位同事复核。',
    },
  )
}

import type { DeskReturnRow } from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import type { Claim } from '../../claims/store/claim.ts'
import { claimAnswerBy } from '../rules/claim-window.ts'
import type { ReturnClaim } from '../store/return-claim.ts'

/** A return as a list shows it: who is insured is masked, for a list is looked through without need to know. */
export function deskReturnRowOf(
  { claimId, registNo, status, courier, claimedAt }: ReturnClaim,
  { insured }: Pick<Claim, 'insured'>,
  today: string,
): DeskReturnRow {
  const answerBy = claimAnswerBy(claimedAt)
  return {
    claimId,
    registNo,
    status,
    maskedInsuredName: maskName(insured.name),
    courier,
    claimedAt: minuteInChina(claimedAt),
    answerBy,
    isOverdue: status === 'open' && answerBy < today,
  }
}

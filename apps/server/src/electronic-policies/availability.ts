import type { PolicyPaper } from '@ecenter/contract/electronic-policies/policy-paper.ts'
import type { Parts } from '../parts.ts'
import type { Policy } from '../records/policies/policy.ts'
import { policyStatus } from '../records/policies/policy-status.ts'

/** Whether a policy has a paper to hand out, and if not, why, in words for the customer. */
export type Availability =
  | { readonly isAvailable: true }
  | { readonly isAvailable: false; readonly reason: string }

type Circumstances = Pick<Parts, 'clock' | 'settings'>
type PolicyFacts = Pick<
  Policy,
  'policyNo' | 'kind' | 'isPaperOnly' | 'startsOn' | 'endsOn' | 'cancelledOn'
>

/**
 * A policy that has ended, or is yet to begin, has its document all the same: it proves what was
 * agreed. A mark tells the road that the car is insured today.
 */
export function availabilityOf(
  circumstances: Circumstances,
  policy: PolicyFacts,
  paper: PolicyPaper,
): Availability {
  const today = circumstances.clock.today()
  const reason =
    whyNothing(circumstances.settings, policy, today) ??
    (paper === 'mark' ? whyNoMark(policy, today) : undefined)
  return reason === undefined ? { isAvailable: true } : { isAvailable: false, reason }
}

function whyNothing(
  { brand: { hotline }, electronicPolicyOffAreas }: Parts['settings'],
  { policyNo, kind, isPaperOnly, cancelledOn }: PolicyFacts,
  today: string,
): string | undefined {
  if (isPaperOnly) return '这份保单只有纸质版，需要补打请联系承保网点。'
  if (cancelledOn !== undefined && cancelledOn <= today) {
    return '这份保单已退保，不再提供电子保单。'
  }
  if (electronicPolicyOffAreas.includes(areaOf(policyNo))) {
    return `承保这份保单的分公司还没有开通电子保单，请拨打 ${hotline} 索取。`
  }
  if (kind === 'accident') return `这类保单的电子版即将开放，请先拨打 ${hotline} 索取。`
  return undefined
}

function whyNoMark(policy: PolicyFacts, today: string): string | undefined {
  if (policy.kind !== 'compulsory') return '只有交强险保单有电子标志，请在交强险保单中下载。'
  switch (policyStatus(policy, today)) {
    case 'in-force':
      return undefined
    case 'not-started':
      return `这份保单自 ${policy.startsOn} 起生效，生效后可以下载电子标志。`
    case 'expired':
    case 'cancelled':
      return '这份保单已到期，不再有电子标志；续保后请在新保单中下载。'
  }
}

/** The area of the branch that issued a policy: it follows the class and the year in its number. */
function areaOf(policyNo: string): string {
  return policyNo.slice(8, 12)
}

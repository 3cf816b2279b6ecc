import type { DocumentKind } from '@ecenter/contract/electronic-policies/document-kind.ts'
import { type Clock, dayInChina } from '../../../platform/clock/clock.ts'
import type { Settings } from '../../../platform/config/settings.ts'
import { areaOf } from '../../policies/rules/policy-area.ts'
import { policyStatus } from '../../policies/rules/policy-status.ts'
import { type Start, startOf } from '../../policies/rules/start-of.ts'
import type { Policy } from '../../policies/store/policy.ts'

/** Whether a policy has a document to hand out, and if not, why, in words for the customer. */
export type Availability =
  | { readonly isAvailable: true }
  | { readonly isAvailable: false; readonly reason: string }

interface Circumstances {
  readonly clock: Pick<Clock, 'now'>
  readonly settings: Pick<Settings, 'brand' | 'electronicPolicyOffAreas'>
}

type PolicyFacts = Start &
  Pick<Policy, 'policyNo' | 'kind' | 'isOwnShareOnly' | 'isPaperOnly' | 'endsOn' | 'cancelledOn'>

/**
 * A policy that has ended, or is yet to begin, has its document all the same: it proves what was
 * agreed. A mark tells the road that the car is insured today. An endorsement outlives the policy:
 * the last one may say that it was cancelled.
 */
export function availabilityOf(
  circumstances: Circumstances,
  policy: PolicyFacts,
  paper: DocumentKind,
): Availability {
  const reason =
    whyNothing(circumstances.settings, policy) ?? whyNot(paper, policy, circumstances.clock.now())
  return reason === undefined ? { isAvailable: true } : { isAvailable: false, reason }
}

function whyNothing(
  { brand: { hotline }, electronicPolicyOffAreas }: Circumstances['settings'],
  { policyNo, kind, isOwnShareOnly, isPaperOnly }: PolicyFacts,
): string | undefined {
  if (isOwnShareOnly) return whyNoShare(kind)
  if (isPaperOnly) return '这份保单只有纸质版，需要补打请联系承保网点。'
  if (electronicPolicyOffAreas.includes(areaOf(policyNo))) {
    return `承保这份保单的分公司还没有开通电子保单，请拨打 ${hotline} 索取。`
  }
  return undefined
}

/** The document names everybody, so whoever took the policy out hands it on. */
function whyNoShare(kind: Policy['kind']): string {
  return kind === 'group'
    ? '这份保单由您的单位统一投保，需要电子保单时，请联系单位负责保险的同事。'
    : '这份保单由投保人为多人一起投保，需要电子保单时，请联系投保人。'
}

function whyNot(paper: DocumentKind, policy: PolicyFacts, now: Date): string | undefined {
  switch (paper) {
    case 'policy':
      return whyNoPolicy(policy, now)
    case 'mark':
      return whyNoPolicy(policy, now) ?? whyNoMark(policy, now)
    case 'endorsement':
      return undefined
  }
}

function whyNoPolicy({ cancelledOn }: PolicyFacts, now: Date): string | undefined {
  const isCancelled = cancelledOn !== undefined && cancelledOn <= dayInChina(now)
  return isCancelled ? '这份保单已退保，不再提供电子保单。' : undefined
}

function whyNoMark(policy: PolicyFacts, now: Date): string | undefined {
  if (policy.kind !== 'compulsory') return '只有交强险保单有电子标志，请在交强险保单中下载。'
  switch (policyStatus(policy, now)) {
    case 'in-force':
      return undefined
    case 'not-started':
      return `这份保单自 ${startOf(policy)} 起生效，生效后可以下载电子标志。`
    case 'expired':
    case 'cancelled':
      return '这份保单已到期，不再有电子标志；续保后请在新保单中下载。'
  }
}

import type { PolicyKind } from '@ecenter/contract/policies/policy-kind.ts'

/** Whether a policy has a document to hand out, and if not, why, in words for the customer. */
export type Availability =
  | { readonly isAvailable: true }
  | { readonly isAvailable: false; readonly reason: string }

export interface DocumentFacts {
  readonly isPaperOnly: boolean
  readonly cancelledOn: string | undefined
  readonly kind: PolicyKind
}

/** A policy that has ended still has its document: it proves what was covered then. */
export function availabilityOf(
  { isPaperOnly, cancelledOn, kind }: DocumentFacts,
  today: string,
  hotline: string,
): Availability {
  if (isPaperOnly) return unavailable('这份保单只有纸质版，需要补打请联系承保网点。')
  if (cancelledOn !== undefined && cancelledOn <= today) {
    return unavailable('这份保单已退保，不再提供电子保单。')
  }
  if (kind === 'accident') {
    return unavailable(`这类保单的电子版即将开放，请先拨打 ${hotline} 索取。`)
  }
  return { isAvailable: true }
}

function unavailable(reason: string): Availability {
  return { isAvailable: false, reason }
}

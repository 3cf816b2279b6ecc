import type { ClaimStep, ClaimSummary } from '@ecenter/contract/claims/claim-progress.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { maskName, maskPlate, maskPolicyNumber } from '../../../platform/mask/mask.ts'
import type { Session } from '../../../platform/session/session.ts'
import type { Services } from '../../services.ts'
import { claimSteps } from '../rules/claim-steps.ts'
import { timelineWithOffer } from '../rules/offer-status.ts'
import { statusOf } from '../rules/status.ts'
import type { Timeline } from '../rules/timeline.ts'
import { todosOf } from '../rules/todos.ts'
import type { Claim } from '../store/claim.ts'

/** A claim as a list shows it to who knows of it: masked, with its handle. */
export function claimSummaryOf(
  services: Pick<Services, 'grants' | 'settings' | 'clock'>,
  session: Session,
  claim: Claim,
): ClaimSummary {
  return { handle: services.grants.handleOf(session, claim.ref), ...summaryShown(services, claim) }
}

/** The same as the desk sees it, where no session has a handle to it. */
export function summaryShown(
  { settings, clock }: Pick<Services, 'settings' | 'clock'>,
  claim: Claim,
): Omit<ClaimSummary, 'handle'> {
  const { hotline } = settings.brand
  const timeline = timelineWithOffer(claim, clock.today())
  const steps = claimSteps(timeline, claim, { hotline })
  return summaryOf(claim, { timeline, steps, todos: todosOf(timeline, hotline, claim.offer) })
}

interface Folded {
  readonly timeline: Timeline
  readonly steps: readonly Pick<ClaimStep, 'at' | 'doing'>[]
  readonly todos: readonly unknown[]
}

/** The same of a claim whose events were folded already. */
export function summaryOf(
  claim: Claim,
  { timeline, steps, todos }: Folded,
): Omit<ClaimSummary, 'handle'> {
  const own = claim.vehicles.find(({ role }) => role === 'own')
  const reached = steps.filter(({ at }) => at !== undefined)
  return {
    kind: claim.kind,
    maskedRegistNo: maskPolicyNumber(claim.registNo),
    productName: claim.productName,
    maskedInsuredName: maskName(claim.insured.name),
    maskedPlate: own && maskPlate(own.licenseNo),
    accidentAt: minuteInChina(claim.accidentAt),
    reportedAt: minuteInChina(claim.reportedAt),
    accidentType: claim.accidentType,
    ...statusOf(timeline, claim.lossTypes),
    headline: firstSentence(reached.at(-1)?.doing ?? ''),
    todoCount: todos.length,
  }
}

function firstSentence(text: string): string {
  return text.split('。')[0] ?? ''
}

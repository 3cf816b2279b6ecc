import type {
  ClaimProgress,
  ClaimStep,
  ClaimSummary,
} from '@ecenter/contract/claims/claim-progress.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { maskName, maskPlate, maskPolicyNumber } from '../../../platform/mask/mask.ts'
import type { Session } from '../../../platform/session/session.ts'
import type { Services } from '../../services.ts'
import { claimSteps } from '../rules/claim-steps.ts'
import { correctionOf } from '../rules/corrections.ts'
import { eventNameOf } from '../rules/event-names.ts'
import { timelineWithOffer } from '../rules/money/offer-status.ts'
import { nudgeShown } from '../rules/nudge.ts'
import { promiseOf } from '../rules/promise.ts'
import { statusOf } from '../rules/status.ts'
import { type Timeline, timelineOf } from '../rules/timeline.ts'
import { todosOf } from '../rules/todos.ts'
import type { EndFacts } from '../rules/words-of-end.ts'
import type { ClaimStore } from '../store/claim.repository.ts'
import type { Claim } from '../store/claim.ts'
import { lastNudge } from '../store/claim-nudge.ts'

/**
 * Where a claim stands, step by step. How it ended is told in full to who is given it, for that may
 * speak of the insured.
 */
export function claimProgressOf(
  services: Pick<Services, 'grants' | 'settings' | 'clock'>,
  session: Session,
  claim: Claim,
  told?: EndFacts,
): ClaimProgress {
  return {
    handle: services.grants.handleOf(session, claim.ref),
    ...progressShown(services, claim, told),
  }
}

/** The same as the desk sees it, where no session has a handle to it. */
export function progressShown(
  services: Pick<Services, 'settings' | 'clock'>,
  claim: Claim,
  told?: EndFacts,
): Omit<ClaimProgress, 'handle'> {
  const { brand, claimStepDays: stepDays } = services.settings
  const { hotline } = brand
  const today = services.clock.today()
  const timeline = timelineWithOffer(claim, today)
  const reader = { hotline, today, stepDays }
  const plain = claimSteps(timeline, claim, reader)
  const steps = told === undefined ? plain : claimSteps(timeline, claim, { ...reader, told })
  const todos = todosOf(timeline, hotline, claim.offer)
  return {
    ...summaryOf(claim, { timeline, steps: plain, todos }),
    stepNumber: timeline.steps.length,
    stepCount: steps.length,
    promise: promiseOf(timeline, { today, hotline }),
    todos,
    steps,
    corrections: correctionsShown(claim, { isInsured: told !== undefined }),
  }
}

/** How hurrying it stands; only the insured reads what staff wrote. */
export async function nudgeOf(
  services: ClaimStore & Pick<Services, 'clock'>,
  claim: Claim,
  { isInsured }: { readonly isInsured: boolean },
): Promise<ClaimProgress['nudge']> {
  const last = await lastNudge(services, claim.ref)
  return nudgeShown(timelineOf(claim), last, { today: services.clock.today(), isInsured })
}

/** What the customer may have read, and was a mistake; undefined where nothing was. What staff say of it the insured alone reads. */
export function correctionsShown(
  { events, lossTypes, skipReasons = [] }: Pick<Claim, 'events' | 'lossTypes' | 'skipReasons'>,
  { isInsured }: { readonly isInsured: boolean },
): ClaimProgress['corrections'] {
  const shown = events.flatMap((event) => {
    const correction = correctionOf(event, events)
    if (correction === undefined) return []
    const name = eventNameOf(event.type, lossTypes)
    const words = `${minuteInChina(event.at)} 的“${name}”记录有误，已经撤回。`
    const at = correction.at.toISOString()
    const { told } = skipReasons.find((each) => each.type === 'corrected' && each.at === at) ?? {}
    return isInsured && told !== undefined ? `${words}${asSentence(told)}` : words
  })
  return shown.length === 0 ? undefined : shown
}

function asSentence(words: string): string {
  return /[。！？.!?]$/.test(words) ? words : `${words}。`
}

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
function summaryOf(claim: Claim, { timeline, steps, todos }: Folded): Omit<ClaimSummary, 'handle'> {
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

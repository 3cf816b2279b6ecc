import type { addClaimEvent } from '@ecenter/contract/claims/desk/add-claim-event.ts'
import type { InferOutput } from 'valibot'
import type { Parts } from '../../../parts.ts'
import { progressShown } from '../calls/claim-progress.ts'
import { subscriptionOf } from '../notices/subscription-of.ts'
import { toldWords } from '../notices/told-words.ts'
import { toldToInsured } from '../rules/words-of-end.ts'
import type { Claim } from '../store/claim.ts'
import type { JudgedEvent } from './judge-claim-event.ts'

type Preview = NonNullable<InferOutput<(typeof addClaimEvent)['response']>['preview']>

/** What the customer would see of an event: the same words that their page and their SMS will have. */
export async function previewOf(
  parts: Pick<Parts, 'settings' | 'clock' | 'db'>,
  claim: Claim,
  { event, words }: Pick<JudgedEvent, 'event' | 'words'>,
): Promise<Preview> {
  const after = { ...claim, ...words, events: [...claim.events, event] }
  const known = new Set(progressOf(parts, claim).steps.map((step) => JSON.stringify(step)))
  const { statusText, steps } = progressOf(parts, after)
  const subscription = await subscriptionOf(parts, claim)
  return {
    statusText,
    steps: steps.filter((step) => step.state !== 'upcoming' && !known.has(JSON.stringify(step))),
    told: subscription?.isOn ? toldWords[event.type] : undefined,
  }
}

function progressOf(parts: Pick<Parts, 'settings' | 'clock'>, claim: Claim) {
  return progressShown(parts, claim, toldToInsured(claim))
}

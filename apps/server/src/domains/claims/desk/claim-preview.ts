import type { ClaimPreview } from '@ecenter/contract/claims/desk/desk-claim.ts'
import type { Services } from '../../services.ts'
import { correctionsShown, progressShown } from '../calls/claim-progress.ts'
import { noticeOf } from '../notices/notice-words.ts'
import { subscriptionOf } from '../notices/subscription-of.ts'
import type { ClaimEvent } from '../rules/claim-event.ts'
import { endFactsOf } from '../rules/words-of-end.ts'
import type { Claim } from '../store/claim.ts'
import { type DocumentStore, documentsForCustomer } from '../store/documents/claim-documents.ts'
import type { JudgedEvent } from './judge-claim-event.ts'

/** What the customer would see of an event: the same words that their page and their SMS will have. */
export async function previewOf(
  services: DocumentStore & Pick<Services, 'settings' | 'clock'>,
  claim: Claim,
  { event, words, warning }: Pick<JudgedEvent, 'event' | 'words' | 'warning'>,
): Promise<ClaimPreview> {
  const after = { ...claim, ...words, events: [...claim.events, event] }
  const subscription = await subscriptionOf(services, claim)
  return {
    ...progressAfter(services, claim, { events: [event], words }),
    warning,
    documents:
      event.type === 'documents-asked' ? await documentsToSend(services, after) : undefined,
    corrections:
      event.type === 'corrected' ? correctionsShown(after, { isInsured: true }) : undefined,
    told: subscription?.isOn ? noticeOf(event.type, claim.lossTypes) : undefined,
  }
}

async function documentsToSend(store: DocumentStore, claim: Claim): Promise<string[]> {
  const documents = await documentsForCustomer(store, claim)
  return documents.filter(({ state }) => state === 'needed').map(({ name }) => name)
}

/** How the progress would read after these events, and what of it is new. */
export function progressAfter(
  services: Pick<Services, 'settings' | 'clock'>,
  claim: Claim,
  { events, words }: Pick<JudgedEvent, 'words'> & { readonly events: readonly ClaimEvent[] },
): Pick<ClaimPreview, 'statusText' | 'steps'> {
  const after = { ...claim, ...words, events: [...claim.events, ...events] }
  const known = new Set(progressOf(services, claim).steps.map((step) => JSON.stringify(step)))
  const { statusText, steps } = progressOf(services, after)
  return {
    statusText,
    steps: steps.filter((step) => step.state !== 'upcoming' && !known.has(JSON.stringify(step))),
  }
}

function progressOf(services: Pick<Services, 'settings' | 'clock'>, claim: Claim) {
  return progressShown(services, claim, endFactsOf(claim))
}

import type { Clock } from '../../../platform/clock/clock.ts'
import { documentList, isMissingAny } from '../rules/document-list.ts'
import { amountKnown } from '../rules/small-claims.ts'
import { timelineOf } from '../rules/timeline.ts'
import { appendClaimEvent } from './append-claim-event.ts'
import { readClaims } from './claim.repository.ts'
import type { Claim } from './claim.ts'
import { readDocumentFacts } from './claim-document.repository.ts'
import { asking, type DocumentStore } from './claim-documents.ts'

interface Store extends DocumentStore {
  readonly clock: Pick<Clock, 'now'>
}

/**
 * A claim that turns out to be small asks for less: where all of that has come already, nobody will send
 * anything more, so it is told here. `before` is how claims were that are written anew, in the same transaction.
 */
export async function noteDocumentsEnough(store: Store, before: readonly Claim[]): Promise<void> {
  const waited = new Map(
    before
      .filter((claim) => timelineOf(claim).documents === 'asked')
      .map((claim) => [claim.id, claim] as const),
  )
  const refs = [...waited.values()].map(({ ref }) => ref)
  for (const claim of await readClaims(store, refs)) {
    const earlier = waited.get(claim.id)
    if (earlier === undefined || amountKnown(earlier) === amountKnown(claim)) continue
    if (timelineOf(claim).documents !== 'asked') continue
    const { damages, offer } = earlier
    const facts = await readDocumentFacts(store, claim)
    const asLarge = documentList(asking(store, { ...claim, damages, offer }), facts)
    if (!isMissingAny(asLarge) || isMissingAny(documentList(asking(store, claim), facts))) continue
    const at = store.clock.now()
    await appendClaimEvent(store, claim.ref, { type: 'documents-sent', at, facts: {} })
  }
}

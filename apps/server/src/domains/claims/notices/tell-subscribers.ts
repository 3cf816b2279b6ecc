import type { AuditFact } from '../../../platform/audit/audit-fact.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { Services } from '../../services.ts'
import { readClaim } from '../store/claim.repository.ts'
import { queueClaimNotice } from '../store/claim-notice.ts'
import {
  holdUnnotified,
  markNotified,
  type Unnotified,
  unnotifiedClaims,
} from '../store/unnotified-events.ts'
import { noticeOf } from './notice-words.ts'

export type TellingServices = Pick<
  Services,
  'settings' | 'keys' | 'clock' | 'jobs' | 'audit' | 'db' | 'log'
>

/**
 * Sends one SMS for each claim of which subscribers were not told, about its latest event. An SMS is
 * queued in the transaction that notes all its events as told, so however many processes do this, it is
 * sent once. A claim that cannot be told silences nobody else; it is tried again with the next run.
 */
export async function tellSubscribers(services: TellingServices): Promise<void> {
  for (const ref of await unnotifiedClaims(services)) {
    try {
      await services.audit.inTransaction(async (db, record) => {
        const unnotified = await holdUnnotified({ db }, ref)
        if (unnotified !== undefined) await tell({ ...services, db }, unnotified, record)
      })
    } catch (error) {
      services.log.failure('claim notice', error)
    }
  }
}

async function tell(
  store: TellingServices,
  unnotified: Unnotified,
  record: (fact: AuditFact) => void,
) {
  await markNotified(store, unnotified)
  const claim = await readClaim(store, { object: unnotified.ref })
  // Whoever has this phone on file now has not agreed to be told.
  if (!claim.phoneKey?.equals(unnotified.phoneKey)) return
  const latest = unnotified.types.findLast((type) => noticeOf(type, claim.lossTypes) !== undefined)
  const step = latest && noticeOf(latest, claim.lossTypes)
  if (latest === undefined || step === undefined) return
  if (claim.insured.mobile === undefined) return
  await queueClaimNotice(store, claim, { phone: claim.insured.mobile, step })
  record({ event: 'claim-told', ...about(claim.ref), outcome: latest })
}

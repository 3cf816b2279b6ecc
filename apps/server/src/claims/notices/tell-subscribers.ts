import { progressPages } from '@ecenter/contract/claims/progress-pages.ts'
import type { Parts } from '../../parts.ts'
import type { AuditFact } from '../../platform/audit/audit-fact.ts'
import { about } from '../../platform/audit/audit-fact.ts'
import { siteOrigin } from '../../platform/config/site-origin.ts'
import { maskPolicyNumber } from '../../platform/mask/mask.ts'
import { readClaim } from '../../records/claims/claim.repository.ts'
import type { Claim } from '../../records/claims/claim.ts'
import { makeClaimLink } from '../../records/claims/claim-link.ts'
import {
  holdUntold,
  markTold,
  type Untold,
  untoldClaims,
} from '../../records/claims/untold-events.ts'
import { toldWords } from './told-words.ts'

export type TellingParts = Pick<
  Parts,
  'settings' | 'keys' | 'clock' | 'jobs' | 'audit' | 'db' | 'log'
>

/**
 * Sends one SMS for each claim of which subscribers were not told, about its latest event. An SMS is
 * queued in the transaction that notes all its events as told, so however many processes do this, it is
 * sent once. A claim that cannot be told silences nobody else; it is tried again with the next run.
 */
export async function tellSubscribers(parts: TellingParts): Promise<void> {
  for (const ref of await untoldClaims(parts)) {
    try {
      await parts.audit.inTransaction(async (db, record) => {
        const untold = await holdUntold({ db }, ref)
        if (untold !== undefined) await tell({ ...parts, db }, untold, record)
      })
    } catch (error) {
      parts.log.failure('claim notice', error)
    }
  }
}

async function tell(store: TellingParts, untold: Untold, record: (fact: AuditFact) => void) {
  await markTold(store, untold)
  const claim = await readClaim(store, { object: untold.ref })
  // Whoever has this phone on file now has not agreed to be told.
  if (!claim.phoneKey?.equals(untold.phoneKey)) return
  const latest = untold.types.findLast((type) => toldWords[type] !== undefined)
  const step = latest && toldWords[latest]
  if (latest === undefined || step === undefined) return
  await sendNotice(store, claim, step)
  record({ event: 'claim-told', ...about(claim.ref), outcome: latest })
}

/** Nothing personal but the masked number of the report: anybody may look at a phone. */
async function sendNotice(
  store: TellingParts,
  { ref, kind, insured, registNo }: Claim,
  step: string,
): Promise<void> {
  if (insured.mobile === undefined) return
  const { db, settings, clock, jobs } = store
  const link = await makeClaimLink(store, ref, clock.now())
  const page = `${siteOrigin(settings)}/#${progressPages[kind]}`
  // The gateway fills its template by their order.
  const values = { registNo: maskPolicyNumber(registNo), step, link: `${page}?link=${link}` }
  await jobs.sendSms({ phone: insured.mobile, template: 'claim-notice', values }, db)
}

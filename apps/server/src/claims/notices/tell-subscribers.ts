import type { Parts } from '../../parts.ts'
import type { AuditFact } from '../../platform/audit/audit-fact.ts'
import { about } from '../../platform/audit/audit-fact.ts'
import { siteOrigin } from '../../platform/config/site-origin.ts'
import type { Db } from '../../platform/database/database.ts'
import { maskPolicyNumber } from '../../platform/mask/mask.ts'
import { readClaim } from '../../records/claims/claim.repository.ts'
import type { Claim, ClaimKind } from '../../records/claims/claim.ts'
import { makeClaimLink } from '../../records/claims/claim-link.ts'
import { holdUntold, markTold, type Untold } from '../../records/claims/untold-events.ts'
import { isTold } from './told-events.ts'

export type TellingParts = Pick<Parts, 'settings' | 'keys' | 'clock' | 'jobs' | 'audit'>

const atOnce = 100

const progressPages = {
  car: 'claims-detail-car',
  other: 'claims-schedle-nocar',
} as const satisfies Record<ClaimKind, string>

/**
 * Sends one SMS for each event that subscribers were not told of. An SMS is queued in the transaction
 * that notes its event as told, so however many processes do this, each is sent once.
 */
export async function tellSubscribers(parts: TellingParts): Promise<void> {
  let told: number
  do {
    told = await parts.audit.inTransaction(async (db, record) => {
      const untold = await holdUntold({ db }, atOnce)
      for (const one of untold) await tell({ ...parts, db }, one, record)
      return untold.length
    })
  } while (told === atOnce)
}

type Store = TellingParts & { readonly db: Db }

async function tell(store: Store, untold: Untold, record: (fact: AuditFact) => void) {
  await markTold(store, untold)
  const claim = await readClaim(store, { object: untold.ref })
  // Whoever has this phone on file now has not agreed to be told.
  if (!claim.phoneKey?.equals(untold.phoneKey)) return
  for (const type of untold.types) {
    if (!isTold[type]) continue
    await sendNotice(store, claim)
    record({ event: 'claim-told', ...about(claim.ref), outcome: type })
  }
}

/** Nothing personal but the masked number of the report: anybody may look at a phone. */
async function sendNotice(store: Store, { ref, kind, insured, registNo }: Claim): Promise<void> {
  if (insured.mobile === undefined) return
  const { db, settings, clock, jobs } = store
  const link = await makeClaimLink(store, ref, clock.now())
  const page = `${siteOrigin(settings)}/#/${progressPages[kind]}`
  const values = { registNo: maskPolicyNumber(registNo), link: `${page}?link=${link}` }
  await jobs.sendSms({ phone: insured.mobile, template: 'claim-notice', values }, db)
}

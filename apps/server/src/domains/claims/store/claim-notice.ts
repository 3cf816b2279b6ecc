import { progressPages } from '@ecenter/contract/claims/claim-progress.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Settings } from '../../../platform/config/settings.ts'
import { siteOrigin } from '../../../platform/config/site-origin.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { maskPolicyNumber } from '../../../platform/mask/mask.ts'
import type { ClaimStore } from './claim.repository.ts'
import type { Claim } from './claim.ts'
import { makeClaimLink } from './claim-link.ts'

interface NoticeStore extends ClaimStore {
  readonly clock: Clock
  readonly settings: Settings
  readonly jobs: Jobs
}

interface Notice {
  readonly phone: string
  /** In a few words: 正在查勘 */
  readonly step: string
}

/**
 * Queues the SMS about a step of a claim, in the transaction of the step. Nothing personal but the masked
 * number of the report: anybody may look at a phone.
 */
export async function queueClaimNotice(
  store: NoticeStore,
  claim: Claim,
  { phone, step }: Notice,
): Promise<void> {
  // The gateway fills its template by their order.
  const values = {
    registNo: maskPolicyNumber(claim.registNo),
    step,
    link: await linkFor(store, claim, phone),
  }
  await store.jobs.sendSms({ phone, template: 'claim-notice', values }, store.db)
}

/** A link opens by a code to the phone on file alone; any other phone is led to the form. */
async function linkFor(
  store: NoticeStore,
  { ref, kind, phoneKey }: Claim,
  phone: string,
): Promise<string> {
  const site = `${siteOrigin(store.settings)}/#`
  const isOnFile = phoneKey?.equals(store.keys.searchHash('phone', phone)) ?? false
  if (!isOnFile) return `${site}/claims-query?by=report`
  const link = await makeClaimLink(store, ref, store.clock.now())
  return `${site}${progressPages[kind]}?link=${link}`
}

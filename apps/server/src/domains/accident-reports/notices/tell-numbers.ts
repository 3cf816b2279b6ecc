import { siteOrigin } from '../../../platform/config/site-origin.ts'
import { readClaim } from '../../claims/store/claim.repository.ts'
import { claimOfNumber } from '../../claims/store/claim-at-desk.ts'
import { isOwnPhone } from '../../person/store/people-on-phone.ts'
import { contactOf } from '../../person/store/person-contact.ts'
import type { AccidentReport } from '../store/accident-report.repository.ts'
import { type Telling, tellEach } from './tell-each.ts'

/**
 * Tells reporters the number under which the core has registered their report. Who has proven no policy hears
 * nothing, for that would tell them that there is one; but for the holder, whom the core knows by this phone.
 */
export function tellNumbers(services: Telling): Promise<void> {
  return tellEach(services, 'is_number_told', tellNumber)
}

async function tellNumber(store: Telling, report: AccidentReport): Promise<void> {
  const { mobile, registNo, policyId } = report
  if (mobile === undefined || registNo === undefined) return
  if (policyId === undefined && !(await isOfInsured(store, mobile, registNo))) return
  const values = { registNo, page: `${siteOrigin(store.settings)}/#/report?receipt=1` }
  await store.jobs.sendSms({ phone: mobile, template: 'accident-number', values }, store.db)
}

async function isOfInsured(store: Telling, mobile: string, registNo: string): Promise<boolean> {
  const object = await claimOfNumber(store, registNo, undefined)
  if (object === undefined) return false
  const { insured } = await readClaim(store, { object })
  const contact = await contactOf(store, insured.idNumber)
  return contact !== undefined && isOwnPhone(store, mobile, contact)
}

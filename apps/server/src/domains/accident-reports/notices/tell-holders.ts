import { minuteInChina } from '../../../platform/clock/clock.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { maskPlate } from '../../../platform/mask/mask.ts'
import { contactOf } from '../../person/store/person-contact.ts'
import { policiesOfPlate } from '../../policies/store/policies-of-plate.ts'
import type { Services } from '../../services.ts'
import type { AccidentReport } from '../store/accident-report.repository.ts'
import { takeUnnotified, unnotifiedReports } from '../store/unnotified-reports.ts'

type Telling = Pick<Services, 'db' | 'keys' | 'clock' | 'jobs' | 'limits' | 'settings' | 'log'>

/**
 * Tells whose car it is that somebody else reported an accident of it. Apart from the report, within a minute
 * of it, so that nothing the reporter sees depends on whether there is such a policy.
 */
export async function tellHolders(services: Telling): Promise<void> {
  for (const id of await unnotifiedReports(services)) {
    try {
      await inTransaction(services.db, async (db) => {
        const store = { ...services, db }
        const report = await takeUnnotified(store, id)
        if (report !== undefined) await tellHoldersOf(store, report)
      })
    } catch (error) {
      services.log.failure('accident-reports', error)
    }
  }
}

async function tellHoldersOf(
  store: Telling,
  { plate, mobile, happenedOn, receivedAt }: AccidentReport,
): Promise<void> {
  if (plate === undefined) return
  const phones = new Set<string>()
  for (const { insured, applicant } of await policiesOfPlate(store, plate, happenedOn)) {
    const contact = await contactOf(store, insured.idNumber)
    const phone = contact?.mobile ?? insured.mobile ?? applicant.mobile
    if (phone !== undefined && phone !== mobile) phones.add(phone)
  }
  const values = {
    plate: maskPlate(plate),
    at: minuteInChina(receivedAt),
    hotline: store.settings.brand.hotline,
  }
  for (const phone of phones) {
    const key = store.keys.searchHash('phone', phone).toString('hex')
    if (!(await store.limits.take('accidentSmsByHolder', key, store.db))) continue
    await store.jobs.sendSms({ phone, template: 'accident-told', values }, store.db)
  }
}

import { minuteInChina } from '../../../platform/clock/clock.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { PersonServices } from '../person-services.ts'
import { leftPhones, takeLeftPhone } from '../store/left-phone.ts'

/** Tells the old phone of whoever got another one from the core: it may not have been their wish. */
export async function tellLeftPhones(services: PersonServices): Promise<void> {
  const { db, jobs, log, clock, settings } = services
  for (const left of await leftPhones(db)) {
    try {
      await inTransaction(db, async (transaction) => {
        const phone = await takeLeftPhone({ ...services, db: transaction }, left)
        if (phone === undefined) return
        const values = { at: minuteInChina(clock.now()), hotline: settings.brand.hotline }
        await jobs.sendSms({ phone, template: 'phone-changed', values }, transaction)
      })
    } catch (error) {
      log.failure('changed phone', error)
    }
  }
}

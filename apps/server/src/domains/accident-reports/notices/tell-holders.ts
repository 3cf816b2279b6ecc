import { minuteInChina } from '../../../platform/clock/clock.ts'
import { maskPlate } from '../../../platform/mask/mask.ts'
import { contactOf } from '../../person/store/person-contact.ts'
import { policiesOfPlate } from '../../policies/store/policies-of-plate.ts'
import { readPolicies } from '../../policies/store/policy.repository.ts'
import type { Policy } from '../../policies/store/policy.ts'
import type { AccidentReport } from '../store/accident-report.repository.ts'
import { type Telling, tellEach } from './tell-each.ts'

/**
 * Tells whose car it is that somebody else reported an accident of it. Apart from the report, within a minute
 * of it, so that nothing the reporter sees depends on whether there is such a policy.
 */
export function tellHolders(services: Telling): Promise<void> {
  return tellEach(services, 'is_holder_notified', tellHoldersOf)
}

async function tellHoldersOf(store: Telling, report: AccidentReport): Promise<void> {
  const { plate, mobile, receivedAt } = report
  const phones = new Set<string>()
  for (const { insured, applicant } of await policiesOf(store, report)) {
    const contact = await contactOf(store, insured.idNumber)
    const phone = contact?.mobile ?? insured.mobile ?? applicant.mobile
    if (phone !== undefined && phone !== mobile) phones.add(phone)
  }
  const values = {
    plate: plate === undefined ? '（还没有车牌）' : maskPlate(plate),
    at: minuteInChina(receivedAt),
    hotline: store.settings.brand.hotline,
  }
  for (const phone of phones) {
    const key = store.keys.searchHash('phone', phone).toString('hex')
    if (!(await store.limits.take('accidentSmsByHolder', key, store.db))) continue
    await store.jobs.sendSms({ phone, template: 'accident-told', values }, store.db)
  }
}

/** The one that was chosen, and those of the plate: a new car has none yet. */
async function policiesOf(
  store: Telling,
  { policyId, customerKey, plate, happenedOn }: AccidentReport,
): Promise<Policy[]> {
  const chosen =
    policyId === undefined ? [] : [{ kind: 'policy', customerKey, id: policyId } as const]
  return [
    ...(await readPolicies(store, chosen)),
    ...(plate === undefined ? [] : await policiesOfPlate(store, plate, happenedOn)),
  ]
}

import { randomBytes } from 'node:crypto'
import type { reportForCaller } from '@ecenter/contract/customers/desk/intake.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler, Staff } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import { maskMobile } from '../../../platform/mask/mask.ts'
import {
  keepReport,
  type Reporter,
  refuseImpossibleMoment,
} from '../../accident-reports/calls/keep-report.ts'
import { readReportOf } from '../../accident-reports/store/accident-report.repository.ts'
import { findBehind } from '../../policies/store/lookup-key-search.ts'
import { isHolder } from '../../policies/store/other-lookup-keys.ts'
import { readPolicies } from '../../policies/store/policy.repository.ts'
import type { CustomersServices } from '../customers-services.ts'
import { opennessOf } from '../rules/openness.ts'
import { phoneCallOf } from '../store/phone-call.ts'
import { provenWithStaff } from '../store/proven-with-staff.ts'
import { admitIntake, reachableCaller } from './caller-contact.ts'
import { customerToLookAt } from './look-admission.ts'

/** The report that the caller would have sent, without photos: those they send by themselves. */
export function answerReportForCaller(
  services: CustomersServices,
): DeskHandler<typeof reportForCaller> {
  return async (asked, { db, staff, record }) => {
    await admitIntake(services, staff)
    const store = { ...services, db }
    const { customerId, policyId, name: typedName, licenseNo, place, ...told } = asked
    const happenedAt = new Date(`${told.happenedAt}:00+08:00`)
    refuseImpossibleMoment(services, happenedAt, 'happenedAt')
    const typed = { customerId, name: typedName, mobile: told.mobile }
    const { customerKey, name, mobile } = await reachableCaller(store, staff, typed, 'mobile')
    const car = await provenCar(store, staff, customerId, policyId)
    const reporter: Reporter = {
      customerKey: car?.customerKey ?? services.keys.searchHash('phone', mobile),
      mobile,
      name,
      plate: car === undefined ? licenseNo : car.plate,
      isHolder: car?.isHolder ?? false,
      policy: car?.policy,
    }
    const id = await keepReport(store, reporter, {
      draftId: randomBytes(16).toString('hex'),
      report: {
        ...told,
        place: { words: place },
        happenedAt: happenedAt.toISOString(),
        toldAt: services.clock.now().toISOString(),
      },
      photos: [],
      takenBy: { staffId: staff.id, name: staff.name, account: staff.account },
    })
    const kept = await readReportOf(store, id, undefined)
    if (kept === undefined) throw new Error('a report that was just stored is gone')
    record({
      event: 'accident-taken-in',
      ...about({ id, customerKey: customerKey ?? reporter.customerKey }),
      outcome: told.kind,
    })
    return { reportId: id, receiptNo: kept.receiptNo, maskedPhone: maskMobile(mobile) }
  }
}

/** The car of a policy that is open on this very call or chat; of any other nothing is told. */
async function provenCar(
  services: CustomersServices,
  staff: Pick<Staff, 'id'>,
  customerId: string | undefined,
  policyId: string | undefined,
) {
  if (policyId === undefined || customerId === undefined) return undefined
  const found = await customerToLookAt(services, staff, customerId)
  const call = await phoneCallOf(services, staff.id)
  const [proven] = await provenWithStaff(services, staff.id, call, found.customerKey)
  // A policy opens by what it is, never by a name on it.
  const open = opennessOf({ customerKey: found.customerKey, name: '' }, proven)
  const policyAsked = { kind: 'policy', id: policyId, policyId } as const
  const asked = { ...policyAsked, customerKey: undefined, names: [] }
  const behind = open.isOpen(asked) ? await findBehind(services, [[found.holderKey]]) : []
  const mine = behind.find(({ ref }) => ref.id === policyId)
  const [policy] = mine === undefined ? [] : await readPolicies(services, [mine.ref])
  if (policy?.vehicle === undefined) {
    throw fieldRefused('policyId', '来电人的核对已到期，请重新核对，或改填车牌号。')
  }
  return {
    customerKey: policy.ref.customerKey,
    plate: policy.vehicle.licenseNo,
    // Who has proven a policy or a car alone may be anybody whose phone is on it.
    isHolder: proven?.policyIds === undefined && isHolder(services.keys, policy, found.customerKey),
    policy: {
      id: policy.id,
      policyNo: policy.policyNo,
      insured: policy.insured,
      brandModel: policy.vehicle.brandModel,
    },
  }
}

import type { CallerTried, proveCaller } from '@ecenter/contract/customers/desk/phone-call.ts'
import type { DeskHandler, DeskTransaction } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused, stateChanged, tooManyLookups } from '../../../platform/calls/failure.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { KeptRule } from '../../../platform/limits/limit-rules.ts'
import type { CustomersServices } from '../customers-services.ts'
import { type GivenFacts, whatFactsOpen } from '../store/judge-facts.ts'
import { type PersonFound, type PersonOnFile, personOfKeys } from '../store/people-found.ts'
import {
  type CallerProof,
  endPhoneCall,
  missesAtMost,
  noteCallerProof,
  noteMiss,
  type PhoneCall,
  phoneCallOf,
} from '../store/phone-call.ts'
import { customerToLookAt, lost, purposeToLook } from './look-admission.ts'

/** Judges what the caller tells. A wrong one is no failure: it is counted, and the call goes on or ends. */
export function answerProveCaller(services: CustomersServices): DeskHandler<typeof proveCaller> {
  return async ({ customerId, ...facts }, visit) => {
    const { caller, call } = await callerOf(services, visit, customerId)
    refuseTooFew(caller, facts)
    const counters = countersOf(caller, call, visit.staff.id)
    await refuseUsedUp(services, counters)
    const opened = await whatFactsOpen({ ...services, db: visit.db }, caller, facts)
    if (opened !== undefined) {
      return proven(services, visit, call, {
        ...opened,
        customerKey: caller.customerKey,
        by: 'facts',
      })
    }
    for (const { rule, key } of counters) await services.limits.take(rule, key, visit.db)
    return missed(services, visit, call, caller)
  }
}

/** Whom the caller says to be, and the call that this member of staff is on, held until the end. */
export async function callerOf(
  services: CustomersServices,
  { db, staff }: DeskTransaction,
  customerId: string,
): Promise<{ readonly caller: PersonOnFile; readonly call: PhoneCall }> {
  const store = { ...services, db }
  await purposeToLook(store, staff)
  const found = await customerToLookAt(store, staff, customerId)
  const call = await phoneCallOf(store, staff.id, { isLocked: true })
  if (call === undefined) {
    throw stateChanged('通话已结束。请先开始通话，再核对来电人。')
  }
  const caller = await personOfKeys(store, found)
  if (caller === undefined) throw lost()
  return { caller, call }
}

export async function proven(
  services: CustomersServices,
  { db, record }: DeskTransaction,
  call: PhoneCall,
  proof: Omit<CallerProof, 'until'>,
): Promise<CallerTried> {
  const until = await noteCallerProof({ ...services, db }, call.id, proof)
  const subject = proof.customerKey.toString('hex')
  record({ event: 'caller-proven', subject, outcome: proof.by })
  return {
    result: 'proven',
    until: minuteInChina(until),
    missesLeft: missesAtMost - call.misses,
  }
}

/** With the last miss the call ends, and what was proven in it. */
export async function missed(
  services: CustomersServices,
  { db, staff, record }: DeskTransaction,
  call: PhoneCall,
  { customerKey }: Pick<PersonFound, 'customerKey'>,
): Promise<CallerTried> {
  await noteMiss({ db }, call.id)
  const missesLeft = missesAtMost - call.misses - 1
  if (missesLeft <= 0) await endPhoneCall({ ...services, db }, staff.id)
  const result = missesLeft > 0 ? 'wrong' : 'ended'
  record({ event: 'caller-refused', subject: customerKey.toString('hex'), outcome: result })
  return { result, missesLeft: Math.max(0, missesLeft) }
}

/** Plate and frame can be read on a parked car, the code of a company on every invoice. */
function refuseTooFew({ isCompany }: PersonFound, facts: GivenFacts): void {
  const given = Object.values(facts).filter((fact) => fact !== undefined)
  if (isCompany && facts.idTail !== undefined) {
    throw fieldRefused('idTail', '单位的统一社会信用代码是公开的，不能用来核对。请问完整的保单号。')
  }
  if (facts.idTail === undefined && facts.policyNo === undefined) {
    throw fieldRefused(
      isCompany ? 'policyNo' : 'idTail',
      '两项里要有证件号后四位或完整的保单号：车牌和车架号在车上就能看到。',
    )
  }
  if (given.length < 2) {
    throw fieldRefused(facts.idTail === undefined ? 'licenseNo' : 'policyNo', '请再核对一项。')
  }
}

interface Kept {
  readonly rule: KeptRule
  readonly key: string
}

function countersOf(
  { customerKey }: PersonFound,
  { phoneKey }: PhoneCall,
  staffId: string,
): Kept[] {
  return [
    { rule: 'callerMissesByCustomerDay', key: customerKey.toString('hex') },
    { rule: 'callerMissesByStaffDay', key: staffId },
    ...(phoneKey === undefined
      ? []
      : [{ rule: 'callerMissesByPhoneDay' as const, key: phoneKey.toString('hex') }]),
  ]
}

async function refuseUsedUp(
  { limits }: CustomersServices,
  counters: readonly Kept[],
): Promise<void> {
  const left = await Promise.all(counters.map(({ rule, key }) => limits.hasLeft(rule, key)))
  if (left.every(Boolean)) return
  throw tooManyLookups(
    '核对不符的次数太多，24 小时内不能再用两项核对。请发验证码到客户留存的手机，或请客户去网点。',
  )
}

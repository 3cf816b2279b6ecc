import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused, tooManyLookups } from '../../../platform/calls/failure.ts'
import type { Services } from '../../services.ts'
import type { CustomersServices } from '../customers-services.ts'
import { personOfKeys } from '../store/people-found.ts'
import { customerToLookAt, lost } from './look-admission.ts'

interface Typed {
  readonly customerId?: string | undefined
  readonly name?: string | undefined
  readonly mobile?: string | undefined
}

/** Whom something is taken in for. */
export interface CallerContact {
  /** Of whom staff found; who is taken in without a search has none. */
  readonly customerKey: Buffer | undefined
  readonly name: string | undefined
  readonly mobile: string | undefined
}

/** What was typed, and for what was left out what is on file: staff need not see a number to use it. */
export async function callerContact(
  services: CustomersServices,
  staff: Pick<Staff, 'id'>,
  { customerId, name, mobile }: Typed,
): Promise<CallerContact> {
  if (customerId === undefined) return { customerKey: undefined, name, mobile }
  const found = await customerToLookAt(services, staff, customerId)
  const person = await personOfKeys(services, found)
  if (person === undefined) throw lost()
  return {
    customerKey: found.customerKey,
    name: name ?? person.name,
    mobile: mobile ?? person.mobile,
  }
}

/** The same where nothing can go on without a phone. */
export async function reachableCaller(
  services: CustomersServices,
  staff: Pick<Staff, 'id'>,
  typed: Typed,
  field: string,
): Promise<CallerContact & { readonly mobile: string }> {
  const { mobile, ...caller } = await callerContact(services, staff, typed)
  if (mobile === undefined) throw fieldRefused(field, '这位客户没有留存手机号，请填写。')
  return { ...caller, mobile }
}

/** So many are taken in by one member of staff in an hour; tries that are refused count too. */
export async function admitIntake(
  { limits }: Pick<Services, 'limits'>,
  { id }: Pick<Staff, 'id'>,
): Promise<void> {
  if (await limits.take('takenInByStaff', id)) return
  throw tooManyLookups('您一小时内替客户登记的太多，请稍后再登记。')
}

import { searchPurposeNames } from '@ecenter/contract/customers/desk/search-customers.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import {
  type Failure,
  fieldRefused,
  stateChanged,
  tooManyLookups,
} from '../../../platform/calls/failure.ts'
import type { Services } from '../../services.ts'
import { type FoundCustomer, foundOf } from '../store/found-customer.ts'
import { provenWithStaff } from '../store/proven-with-staff.ts'
import { type ChosenPurpose, purposeOf } from '../store/purpose.ts'

type LookServices = Pick<Services, 'db' | 'clock'>

/** Why somebody looks, in the words that the customer reads; refused until they have said so. */
export async function purposeToLook(
  services: LookServices,
  staff: Pick<Staff, 'id'>,
): Promise<ChosenPurpose & { readonly reason: string }> {
  const chosen = await purposeOf(services, staff.id)
  if (chosen === undefined) throw purposeMissing()
  return { ...chosen, reason: searchPurposeNames[chosen.purpose] }
}

/** The same of one customer: who has proven themselves in a conversation is looked at for it, unless it was said why. */
export async function purposeToOpen(
  services: LookServices & Pick<Services, 'keys'>,
  staff: Pick<Staff, 'id'>,
  { customerKey }: Pick<FoundCustomer, 'customerKey'>,
): Promise<string> {
  const chosen = await purposeOf(services, staff.id)
  if (chosen !== undefined) return searchPurposeNames[chosen.purpose]
  const proven = await provenWithStaff(services, staff.id, undefined, customerKey)
  if (proven.some((one) => one.in === 'chat')) return searchPurposeNames.chat
  throw purposeMissing()
}

function purposeMissing(): Failure {
  return fieldRefused('purpose', '请先选择这次查询的事由，一小时内有效，客户能看到。')
}

/** Whom this member of staff has found; anybody else's id, and one that is made up, names nobody. */
export async function customerToLookAt(
  services: LookServices,
  staff: Pick<Staff, 'id'>,
  customerId: string,
): Promise<FoundCustomer> {
  const found = await foundOf(services, staff.id, customerId)
  if (found === undefined) throw lost()
  return found
}

export function lost(): Failure {
  return stateChanged('没有找到这位客户，或打开已超过半天。请重新搜索。')
}

export function tooMany(what: string): Failure {
  return tooManyLookups(
    `您${what}的次数已到上限，请稍后再试。急需的请联系主管；主管能看到谁查了多少次。`,
  )
}

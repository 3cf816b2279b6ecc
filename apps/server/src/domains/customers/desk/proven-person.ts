import type { Staff } from '../../../platform/calls/desk-handler.ts'
import type { CustomersServices } from '../customers-services.ts'
import { type Openness, opennessOf } from '../rules/openness.ts'
import { type PersonOnFile, personOfKeys } from '../store/people-found.ts'
import { phoneCallOf } from '../store/phone-call.ts'
import { provenWithStaff } from '../store/proven-with-staff.ts'
import { customerToLookAt, lost } from './look-admission.ts'

export interface ProvenPerson {
  readonly person: PersonOnFile
  /** What they have proven on the call or in the conversation of this member of staff. */
  readonly open: Openness
}

/** A customer whom this member of staff has found, with what of theirs is open to them now. */
export async function provenPerson(
  services: CustomersServices,
  staff: Pick<Staff, 'id'>,
  customerId: string,
): Promise<ProvenPerson> {
  const found = await customerToLookAt(services, staff, customerId)
  const person = await personOfKeys(services, found)
  if (person === undefined) throw lost()
  const call = await phoneCallOf(services, staff.id)
  const [proven] = await provenWithStaff(services, staff.id, call, person.customerKey)
  return { person, open: opennessOf(person, proven) }
}

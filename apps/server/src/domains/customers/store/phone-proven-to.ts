import { ownersOfPhone } from '../../person/store/phone-owner.ts'
import { phoneCallOf } from './phone-call.ts'
import { provenWithStaff } from './proven-with-staff.ts'

/**
 * Whether somebody whose own this phone is has proven the whole of who they are to this member of staff by a code to it,
 * and that holds still: what is known by a phone alone opens by nothing less.
 */
export async function isPhoneProvenTo(
  services: Parameters<typeof provenWithStaff>[0],
  staffId: string,
  phoneKey: Buffer,
): Promise<boolean> {
  const [owners, call] = await Promise.all([
    ownersOfPhone(services, phoneKey),
    phoneCallOf(services, staffId),
  ])
  for (const { customerKey } of owners) {
    const proven = await provenWithStaff(services, staffId, call, customerKey)
    if (proven.some(({ by, policyIds }) => by === 'code' && policyIds === undefined)) return true
  }
  return false
}

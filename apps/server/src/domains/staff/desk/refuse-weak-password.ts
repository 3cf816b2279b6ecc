import type { Parts } from '../../../parts.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import type { StaffRecord } from '../../../platform/staff/staff-member.ts'
import { whyWeak } from '../../../platform/staff/weak-passwords.ts'

/** What strangers or colleagues would try first is refused at its field, in words that say why. */
export async function refuseWeakPassword(
  { settings }: Pick<Parts, 'settings'>,
  newPassword: string,
  { account, name }: Pick<StaffRecord, 'account' | 'name'>,
): Promise<void> {
  const why = await whyWeak(newPassword, { account, name, brand: settings.brand.name })
  if (why !== undefined) throw fieldRefused('newPassword', why)
}

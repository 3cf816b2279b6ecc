import { fieldRefused } from '../../../platform/calls/failure.ts'
import type { StaffRecord } from '../../../platform/staff/staff-member.ts'
import { whyWeak } from '../../../platform/staff/weak-passwords.ts'
import type { Services } from '../../services.ts'

/** What strangers or colleagues would try first is refused at its field, in words that say why. */
export async function refuseWeakPassword(
  { settings }: Pick<Services, 'settings'>,
  newPassword: string,
  { account, name }: Pick<StaffRecord, 'account' | 'name'>,
): Promise<void> {
  const why = await whyWeak(newPassword, { account, name, brand: settings.brand.name })
  if (why !== undefined) throw fieldRefused('newPassword', why)
}

import type { Clock } from '../../platform/clock/clock.ts'
import { hashPassword } from '../../platform/staff/passwords.ts'
import { storeStaff } from '../../records/staff/change-staff-record.ts'
import type { StaffStore } from '../../records/staff/staff.repository.ts'
import { demoPassword, demoStaff } from './demo-staff.ts'

/** Stores who works at the demo's desk; those who are there already stay as they are. */
export async function loadStaff(store: StaffStore & { readonly clock: Clock }): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  const createdAt = store.clock.now()
  for (const { account, name, roles, appSecret } of demoStaff) {
    const member = { account, name, roles, passwordHash, createdAt }
    await storeStaff(store, appSecret === undefined ? member : { ...member, appSecret })
  }
}

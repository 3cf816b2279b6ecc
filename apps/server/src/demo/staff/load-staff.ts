import { storeCannedAnswer } from '../../domains/customer-service/store/canned-answer.repository.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { storeStaff } from '../../platform/staff/change-staff-record.ts'
import { hashPassword } from '../../platform/staff/passwords.ts'
import type { StaffStore } from '../../platform/staff/staff.repository.ts'
import { demoCannedAnswers } from './demo-canned-answers.ts'
import { demoPassword, demoStaff } from './demo-staff.ts'

/** The supervisor whose words they are. */
const keeper = 'supervisor1'

/** Stores who works at the demo's desk, and what they have at hand. */
export async function loadStaff(store: StaffStore & { readonly clock: Clock }): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  const createdAt = store.clock.now()
  for (const { account, name, roles, appSecret } of demoStaff) {
    const member = { account, name, roles, passwordHash, createdAt }
    const id = await storeStaff(store, appSecret === undefined ? member : { ...member, appSecret })
    if (id !== undefined && account === keeper) await storeAnswers(store, { at: createdAt, by: id })
  }
}

async function storeAnswers(
  store: Pick<StaffStore, 'db'>,
  kept: { readonly at: Date; readonly by: string },
): Promise<void> {
  for (const answer of demoCannedAnswers) {
    await storeCannedAnswer(store, { ...answer, staffId: undefined }, kept)
  }
}

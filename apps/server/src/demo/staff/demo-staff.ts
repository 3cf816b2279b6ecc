import { createHash } from 'node:crypto'
import { staffRole } from '@ecenter/contract/desk/permissions.ts'
import { array, boolean, optional, strictObject, string } from 'valibot'
import { storeCannedAnswer } from '../../domains/customer-service/store/canned-answer.repository.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { storeStaff } from '../../platform/staff/change-staff-record.ts'
import { hashPassword } from '../../platform/staff/passwords.ts'
import type { StaffStore } from '../../platform/staff/staff.repository.ts'
import { readRows } from '../data/read-data.ts'

/** Somebody who works at the demo's desk; nobody real. Who has no app comes for the first time. */
export const staffRow = strictObject({
  account: string(),
  name: string(),
  roles: array(staffRole),
  hasApp: boolean(),
  /** The code of their branch; who has none is at the head office. */
  branch: optional(string()),
  team: optional(string()),
})

/** Of all of them: the demo is open to anybody, and this says so. */
export const demoPassword = 'demo-desk-2026'

/** Several of each role, for a code of the app is good once. */
export function demoStaff() {
  return readRows('staff.ndjson', staffRow)
}

export const cannedAnswerRow = strictObject({ title: string(), text: string() })

/** Words that everybody at the demo's desk has at hand, for what customers bring most often. */
export function demoCannedAnswers() {
  return readRows('canned-answers.ndjson', cannedAnswerRow)
}

/** The supervisor whose words they are. */
const keeper = 'supervisor1'

/** Stores who works at the demo's desk, and what they have at hand. */
export async function loadStaff(store: StaffStore & { readonly clock: Clock }): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  const createdAt = store.clock.now()
  for (const { hasApp, ...told } of demoStaff()) {
    const member = { ...told, passwordHash, createdAt }
    const appSecret = secretOf(told.account)
    const id = await storeStaff(store, hasApp ? { ...member, appSecret } : member)
    if (id === undefined || told.account !== keeper) continue
    for (const answer of demoCannedAnswers()) {
      await storeCannedAnswer(store, { ...answer, staffId: undefined }, { at: createdAt, by: id })
    }
  }
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Made of the account alone, so that an app that was joined once stays good for every demo. */
function secretOf(account: string): string {
  const bytes = createHash('sha256').update(`demo staff ${account}`).digest()
  return Array.from(bytes, (byte) => base32[byte % base32.length]).join('')
}

import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import type { staffChange } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import type { InferOutput } from 'valibot'
import type { DeskTransaction, Staff } from '../../../platform/calls/desk-handler.ts'
import { resetStaff, setDisabled, setRoles } from '../../../platform/staff/change-staff-record.ts'
import { hashPassword, newFirstPassword } from '../../../platform/staff/passwords.ts'
import { staffTopic } from '../../../platform/staff/staff-sessions.ts'
import { putBackAllOf } from '../../customer-service/store/put-back.ts'
import type { Services } from '../../services.ts'

type Change = InferOutput<typeof staffChange>

interface ChangedBy extends Pick<DeskTransaction, 'record'> {
  readonly staff: Pick<Staff, 'id'>
}

/** Changes an account that its transaction has locked; answers the first password of who was reset. */
export async function applyChange(
  store: Services,
  staffId: string,
  change: Change,
  { staff, record }: ChangedBy,
): Promise<string | undefined> {
  const firstPassword = await apply(store, staffId, change, staff.id)
  record({ event: 'staff-changed', objectId: staffId, outcome: nameOf(change) })
  if (canTalkAfter(change)) return firstPassword
  for (const objectId of await putBackAllOf(store, staffId, store.clock.now())) {
    record({ event: 'chat-transferred', objectId, outcome: 'queue' })
  }
  return firstPassword
}

/** As the audit trail names it. */
export function nameOf(change: Change): string {
  return change.kind === 'roles' ? `roles ${change.roles.join(' ')}` : change.kind
}

async function apply(
  store: Services,
  staffId: string,
  change: Change,
  openedBy: string,
): Promise<string | undefined> {
  switch (change.kind) {
    case 'roles':
      await setRoles(store, staffId, change.roles)
      await store.notifier.notify(staffTopic(staffId), store.db)
      return undefined
    case 'enable':
      await setDisabled(store, staffId, null)
      return undefined
    case 'disable':
      await setDisabled(store, staffId, store.clock.now())
      await store.staffSessions.endAllOf(staffId, store.db)
      return undefined
    case 'reset': {
      const firstPassword = newFirstPassword()
      const passwordHash = await hashPassword(firstPassword)
      await resetStaff(store, staffId, { passwordHash, openedBy })
      await store.staffSessions.endAllOf(staffId, store.db)
      return firstPassword
    }
  }
}

/** Whoever waits for an answer does not wait for somebody who cannot give it. */
function canTalkAfter(change: Change): boolean {
  if (change.kind === 'roles') return isAllowed('answer-chats', change.roles)
  return change.kind === 'enable'
}

import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import type { DeskTransaction, Staff } from '../../../platform/calls/desk-handler.ts'
import {
  resetStaff,
  setBranch,
  setDisabled,
  setRoles,
} from '../../../platform/staff/change-staff-record.ts'
import { hashPassword, newFirstPassword } from '../../../platform/staff/passwords.ts'
import { staffTopic } from '../../../platform/staff/staff-sessions.ts'
import { putBackAllOf } from '../../customer-service/store/put-back.ts'
import type { Services } from '../../services.ts'
import type { Change } from './who-decides.ts'

type ChangeStore = Pick<Services, 'db' | 'keys' | 'clock' | 'notifier' | 'staffSessions'>

interface ChangedBy extends Pick<DeskTransaction, 'record'> {
  /** Who sees a first password; nobody where an operator does it by command. */
  readonly staff?: Pick<Staff, 'id'>
}

/** Changes an account that its transaction has locked; answers the first password of who was reset. */
export async function applyChange(
  store: ChangeStore,
  staffId: string,
  change: Change,
  { staff, record }: ChangedBy,
): Promise<string | undefined> {
  const firstPassword = await apply(store, staffId, change, staff?.id)
  record({ event: 'staff-changed', objectId: staffId, outcome: nameOf(change) })
  if (canTalkAfter(change)) return firstPassword
  for (const objectId of await putBackAllOf(store, staffId, store.clock.now())) {
    record({ event: 'chat-transferred', objectId, outcome: 'queue' })
  }
  return firstPassword
}

/** As the audit trail names it. */
export function nameOf(change: Change): string {
  if (change.kind === 'roles') return `roles ${change.roles.join(' ')}`
  if (change.kind !== 'branch') return change.kind
  return `branch ${change.branch ?? 'head office'}`
}

async function apply(
  store: ChangeStore,
  staffId: string,
  change: Change,
  openedBy: string | undefined,
): Promise<string | undefined> {
  switch (change.kind) {
    case 'roles':
      await setRoles(store, staffId, change.roles)
      await store.notifier.notify(staffTopic(staffId), store.db)
      return undefined
    case 'branch':
      await setBranch(store, staffId, change)
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
      await resetStaff(store, staffId, {
        passwordHash,
        ...(openedBy !== undefined && { openedBy }),
      })
      await store.staffSessions.endAllOf(staffId, store.db)
      return firstPassword
    }
  }
}

/** Whoever waits for an answer does not wait for somebody who cannot give it. */
function canTalkAfter(change: Change): boolean {
  if (change.kind === 'roles') return isAllowed('answer-chats', change.roles)
  return change.kind === 'enable' || change.kind === 'branch'
}

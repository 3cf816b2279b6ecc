import { isAllowed } from '@ecenter/contract/desk/desk-access.ts'
import type { StaffRole } from '@ecenter/contract/desk/staff-role.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import type { changeStaff } from '@ecenter/contract/staff/desk/change-staff.ts'
import type { InferOutput } from 'valibot'
import type { Parts } from '../../parts.ts'
import type { DeskHandler } from '../../platform/calls/desk-handler.ts'
import { Failure, signInNeeded } from '../../platform/calls/failure.ts'
import { hashPassword, newFirstPassword } from '../../platform/staff/passwords.ts'
import { staffTopic } from '../../platform/staff/staff-sessions.ts'
import { putBackAllOf } from '../../records/conversations/put-back.ts'
import { resetStaff, setDisabled, setRoles } from '../../records/staff/change-staff-record.ts'
import { findStaff, lockStaff } from '../../records/staff/staff.repository.ts'
import { memberOf } from './member-of.ts'

type Change = InferOutput<typeof changeStaff.request>['change']

/**
 * Nobody changes their own account, so a supervisor always remains: of two who put each other out at
 * once, the second finds themselves out already.
 */
export function answerChangeStaff(parts: Parts): DeskHandler<typeof changeStaff> {
  return async ({ staffId, change }, { staff, db, record }) => {
    const store = { ...parts, db }
    if (staffId === staff.id) throw changeRefused('不能改自己的账号，请由另一位主管操作。')
    await lockStaff(store, [staff.id, staffId])
    if (!isSupervisor(await findStaff(store, staff.id))) throw signInNeeded()
    if ((await findStaff(store, staffId)) === undefined) throw changeRefused('没有这个账号。')

    const firstPassword = await apply(store, staffId, change)
    const outcome = change.kind === 'roles' ? `roles ${change.roles.join(' ')}` : change.kind
    record({ event: 'staff-changed', objectId: staffId, outcome })
    if (!canTalkAfter(change)) {
      const chats = await putBackAllOf(store, staffId, parts.clock.now())
      for (const objectId of chats)
        record({ event: 'chat-transferred', objectId, outcome: 'queue' })
    }
    const changed = await findStaff(store, staffId)
    if (changed === undefined) throw changeRefused('没有这个账号。')
    const member = memberOf(changed)
    return firstPassword === undefined ? { member } : { member, firstPassword }
  }
}

/** Answers the first password of who was reset. */
async function apply(store: Parts, staffId: string, change: Change): Promise<string | undefined> {
  switch (change.kind) {
    case 'roles':
      await setRoles(store, staffId, change.roles)
      await store.wakes.wake(staffTopic(staffId), store.db)
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
      await resetStaff(store, staffId, await hashPassword(firstPassword))
      await store.staffSessions.endAllOf(staffId, store.db)
      return firstPassword
    }
  }
}

/** Whoever waits for an answer does not wait for somebody who cannot give it. */
function canTalkAfter(change: Change): boolean {
  if (change.kind === 'roles') return isAllowed(['agent'], change.roles)
  return change.kind === 'enable'
}

function isSupervisor(
  member: { readonly roles: readonly StaffRole[]; readonly state: string } | undefined,
): boolean {
  return member?.state === 'active' && member.roles.includes('supervisor')
}

function changeRefused(message: string): Failure {
  return new Failure(resultCodes.stateChanged, message)
}

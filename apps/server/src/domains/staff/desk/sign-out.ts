import type { signOut } from '@ecenter/contract/staff/desk/sign-out.ts'
import type { Parts } from '../../../parts.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { putBackAllOf } from '../../customer-service/store/put-back.ts'

/** Whoever leaves the last desk of theirs leaves nobody waiting there. */
export function answerSignOut(parts: Parts): DeskHandler<typeof signOut> {
  return async (_request, { sessionId: id, staff, db, record }) => {
    await parts.staffSessions.end({ id, staff }, db)
    record({ event: 'staff-signed-out', outcome: '' })
    if (await parts.staffSessions.isAnyLive(staff.id, db)) return {}
    const store = { ...parts, db }
    for (const objectId of await putBackAllOf(store, staff.id, parts.clock.now(), 'gone')) {
      record({ event: 'chat-transferred', objectId, outcome: 'queue, signed out' })
    }
    return {}
  }
}

import type { signOut } from '@ecenter/contract/staff/desk/account.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { noteLeft } from '../../customer-service/store/agent.repository.ts'
import { putBackAllOf } from '../../customer-service/store/put-back.ts'
import type { StaffServices } from '../staff-services.ts'

/** Whoever leaves the last desk of theirs leaves nobody waiting there. */
export function answerSignOut(services: StaffServices): DeskHandler<typeof signOut> {
  return async (_request, { sessionId: id, staff, db, record }) => {
    await services.staffSessions.end({ id, staff }, db)
    record({ event: 'staff-signed-out', outcome: '' })
    if (await services.staffSessions.isAnyLive(staff.id, db)) return {}
    const store = { ...services, db }
    for (const objectId of await putBackAllOf(store, staff.id, services.clock.now(), 'gone')) {
      record({ event: 'chat-transferred', objectId, outcome: 'queue, signed out' })
    }
    await noteLeft(store, staff.id)
    return {}
  }
}

import type { signOut } from '@ecenter/contract/staff/desk/sign-out.ts'
import type { Parts } from '../../parts.ts'
import type { DeskHandler } from '../../platform/calls/desk-handler.ts'

export function answerSignOut({ staffSessions }: Parts): DeskHandler<typeof signOut> {
  return async (_request, { sessionId: id, staff, db, record }) => {
    await staffSessions.end({ id, staff }, db)
    record({ event: 'staff-signed-out', outcome: '' })
    return {}
  }
}

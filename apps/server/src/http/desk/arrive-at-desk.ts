import { type DeskCall, isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../../domains/services.ts'
import type { Asker } from '../../platform/audit/audit-fact.ts'
import type { Staff } from '../../platform/calls/desk-handler.ts'
import { roleMissing, signInNeeded } from '../../platform/calls/failure.ts'
import type { StaffSession } from '../../platform/staff/staff-sessions.ts'
import { deskCookieName } from './desk-cookie.ts'

/** A member of staff who asks. */
export interface AtDesk extends Asker {
  readonly staff: Staff
}

/** The live session that the cookie of the desk names; refused without one. */
export async function sessionAtDesk(
  services: Services,
  { cookies }: Pick<FastifyRequest, 'cookies'>,
): Promise<StaffSession> {
  const cookie = cookies[deskCookieName(services)]
  const session = cookie === undefined ? undefined : await services.staffSessions.find(cookie)
  if (session === undefined) throw signInNeeded()
  return session
}

/**
 * Lets in whose role the call asks for. A page that follows events asks again every few minutes by
 * itself, which shows nobody to be there.
 */
export async function admit(
  services: Services,
  { access, answer }: DeskCall,
  session: StaffSession,
): Promise<void> {
  if (!isAllowed(access, session.staff.roles)) throw roleMissing()
  if (answer !== 'events') await services.staffSessions.keepAwake(session)
}

/** Whether who was let in may stay: the session lives, and its owner may do neither less nor more. */
export async function mayStay(
  services: Services,
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  { staff: { roles, branch } }: AtDesk,
): Promise<boolean> {
  const session = await services.staffSessions.find(cookies[deskCookieName(services)] ?? '')
  if (session === undefined || session.staff.branch !== branch) return false
  return session.staff.roles.join() === roles.join()
}

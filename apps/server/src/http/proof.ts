import type { Services } from '../domains/services.ts'
import { grantMissing } from '../platform/calls/failure.ts'
import type { Grant } from '../platform/grants/grant.ts'
import type { Session } from '../platform/session/session.ts'
import { keepCustomerAwake } from '../platform/session/session-customer.ts'
import { boundAction } from '../platform/verification/bound-action.ts'
import type { Body } from './bodies/read-body.ts'
import type { Route } from './route.ts'

/**
 * The grant for the level that a call declares; every call passes here, so none can forget to ask. A
 * handle of what the call is not about names nothing.
 */
export async function proofFor(
  services: Services,
  { call: { level, action, boundTo }, about }: Pick<Route, 'call' | 'about'>,
  session: Session,
  body: Body,
): Promise<Grant | undefined> {
  if (level === 'open') return undefined
  const { grants } = services
  const grant =
    level === 'phone'
      ? (await grants.known(session, 'phone')).at(-1)
      : await grants.find(session, String(body.handle), {
          level,
          ...(level === 'fresh-code' && action !== undefined
            ? { action: boundAction(services, action, boundTo && String(body[boundTo])) }
            : {}),
        })
  const isFitting =
    level === 'phone' || about === undefined || (grant && about.includes(grant.object.kind))
  if (grant === undefined || !isFitting) throw grantMissing()
  await keepCustomerAwake(services, session)
  return grant
}

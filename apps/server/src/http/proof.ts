import type { Call } from '@ecenter/contract/call.ts'
import { familyGrant } from '../domains/person/calls/family/family-grant.ts'
import type { Services } from '../domains/services.ts'
import { grantMissing } from '../platform/calls/failure.ts'
import type { Grant } from '../platform/grants/grant.ts'
import type { Session } from '../platform/session/session.ts'
import { keepCustomerAwake } from '../platform/session/session-customer.ts'
import { boundAction } from '../platform/verification/bound-action.ts'
import { ownPhone } from '../platform/verification/proven-phone.ts'
import type { Body } from './bodies/read-body.ts'
import type { Route } from './route.ts'

/**
 * The grant for the level that a call declares, or that of family, where it is open to them; every call passes
 * here, so none can forget to ask. A handle of what the call is not about names nothing.
 */
export async function proofFor(
  services: Services,
  route: Pick<Route, 'call' | 'about'>,
  session: Session,
  body: Body,
): Promise<Grant | undefined> {
  const { level, family } = route.call
  if (level === 'open') return undefined
  const grant = fitting(route, await provenGrant(services, route.call, session, body))
  if (grant !== undefined) {
    await keepCustomerAwake(services, session)
    return grant
  }
  // This asks for the customer, whom that keeps awake too.
  const lent = family && (await familyGrant(services, session, String(body.handle), family))
  const fittingLent = fitting(route, lent)
  if (fittingLent === undefined) throw grantMissing()
  return fittingLent
}

async function provenGrant(
  services: Services,
  { level, action, boundTo }: Call,
  session: Session,
  body: Body,
): Promise<Grant | undefined> {
  const { grants, keys } = services
  if (level === 'open') return undefined
  if (level === 'phone') {
    const field = body.mobile === undefined ? 'phoneNumber' : 'mobile'
    await ownPhone(services, { session }, String(body[field]), field)
    return (await grants.known(session, 'phone')).at(-1)
  }
  const forAction =
    level === 'fresh-code' && action !== undefined
      ? { action: boundAction({ keys }, action, boundTo && String(body[boundTo])) }
      : {}
  return grants.find(session, String(body.handle), { level, ...forAction })
}

function fitting(
  { call: { level }, about }: Pick<Route, 'call' | 'about'>,
  grant: Grant | undefined,
): Grant | undefined {
  const isFitting =
    level === 'phone' || about === undefined || (grant && about.includes(grant.object.kind))
  return isFitting ? grant : undefined
}

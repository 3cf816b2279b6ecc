import type { FamilyScope } from '@ecenter/contract/call.ts'
import type { Grant, GrantKind } from '../../../../platform/grants/grant.ts'
import type { Grants } from '../../../../platform/grants/grants.ts'
import type { Session } from '../../../../platform/session/session.ts'
import {
  type CustomerServices,
  sessionCustomer,
} from '../../../../platform/session/session-customer.ts'
import { extentOf } from '../../rules/extent-of.ts'
import { delegationInForce } from '../../store/delegation.ts'

interface FamilyServices extends CustomerServices {
  readonly grants: Grants
}

/** What somebody must be let see for anything of this kind. Of no other kind is anything shared. */
const scopeOfKind: Partial<Record<GrantKind, FamilyScope>> = { policy: 'policies', claim: 'claims' }

/**
 * The grant by which the person of this session, as family, may do with a thing what `scope` is for. The
 * delegation is looked up with every use, so what has ended opens nothing in any session, from that moment on.
 */
export async function familyGrant(
  services: FamilyServices,
  session: Session,
  handle: string,
  scope: FamilyScope,
): Promise<Grant | undefined> {
  const granted = await services.grants.findFamily(session, handle)
  if (granted.length === 0) return undefined
  const customer = await sessionCustomer(services, session)
  if (customer === undefined || extentOf(customer) !== 'person') return undefined
  for (const grant of granted) {
    const { action, object } = grant
    const delegation = await delegationInForce(services, action)
    if (delegation === undefined) continue
    const { delegateKey, giverKey, scopes } = delegation
    const ofKind = scopeOfKind[object.kind]
    const isLet = ofKind !== undefined && scopes.includes(ofKind) && scopes.includes(scope)
    const isTheirs =
      delegateKey?.equals(customer.customerKey) && giverKey.equals(object.customerKey)
    if (isLet && isTheirs) return grant
  }
  return undefined
}

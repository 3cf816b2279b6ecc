import type { ObjectRef } from '../grants/grant.ts'
import type { Session } from '../session/session.ts'
import {
  type CustomerServices,
  type SessionCustomer,
  sessionCustomer,
} from '../session/session-customer.ts'
import type { People } from './people.ts'

interface OwnServices extends CustomerServices {
  readonly people: People
}

/** Those of these things that the proof of a session opens whole; undefined where nobody has proven who they are. */
export async function ownAmong(
  services: OwnServices,
  session: Session,
  refs: readonly ObjectRef[],
): Promise<
  { readonly customer: SessionCustomer; readonly refs: readonly ObjectRef[] } | undefined
> {
  if (session.hasCustomer === undefined || refs.length === 0) return undefined
  const customer = await sessionCustomer(services, session)
  if (customer === undefined) return undefined
  const { whole } = await services.people.ownThings(customer)
  const isOwn = amongst(whole)
  return { customer, refs: refs.filter(isOwn) }
}

/** Whether something is one of these. */
export function amongst(refs: readonly ObjectRef[]): (ref: ObjectRef) => boolean {
  const known = new Set(refs.map(nameOf))
  return (ref) => known.has(nameOf(ref))
}

function nameOf({ kind, id }: ObjectRef): string {
  return `${kind}/${id}`
}

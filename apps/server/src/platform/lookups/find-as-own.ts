import type { ObjectRef } from '../grants/grant.ts'
import type { Session } from '../session/session.ts'
import { type SessionCustomer, sessionCustomer } from '../session/session-customer.ts'
import { namesCustomer } from './names-customer.ts'
import { amongst } from './own-among.ts'
import type { LookupServices, Question } from './question.ts'

/** What was found for somebody who has proven who they are. */
export interface FoundAsOwn<Found> {
  readonly found: readonly Found[]
  readonly customer: SessionCustomer
  /** Those of all these that the proof opens whole. */
  wholeOf(refs: readonly ObjectRef[]): readonly ObjectRef[]
}

/**
 * Whoever has proven who they are is asked for no picture where all that is found is their own. Anything
 * else, found or not, is undefined here and takes as long: they are asked like anybody, and learn nothing.
 */
export async function findAsOwn<Found extends { readonly ref: ObjectRef }>(
  services: LookupServices,
  session: Session,
  question: Question,
  search: () => Promise<readonly Found[]>,
): Promise<FoundAsOwn<Found> | undefined> {
  if (session.hasCustomer === undefined) return undefined
  const customer = await sessionCustomer(services, session)
  if (customer === undefined || !namesCustomer(services.keys, customer, question)) return undefined
  const [found, { whole, inPart }] = await Promise.all([
    search(),
    services.people.ownThings(customer),
  ])
  const isWhole = amongst(whole)
  const isInPart = amongst(inPart)
  const isOwn = found.every(({ ref }) => isWhole(ref) || isInPart(ref))
  if (found.length === 0 || !isOwn) return undefined
  return { found, customer, wholeOf: (refs) => refs.filter(isWhole) }
}

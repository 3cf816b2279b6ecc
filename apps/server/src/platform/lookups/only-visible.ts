import type { ObjectRef } from '../grants/grant.ts'
import type { Session } from '../session/session.ts'
import { type CustomerServices, sessionCustomer } from '../session/session-customer.ts'
import type { Keyed, OnlyProven, People } from './people.ts'

interface VisibleServices extends CustomerServices {
  readonly people: People
}

/** Something that was found, and whom it is about where that is not its customer. */
interface Row {
  readonly ref: ObjectRef
  readonly person?: Buffer | undefined
}

/**
 * Of what was found only what anybody may find: where somebody lets only a proof find what is theirs, it
 * is as if there were nothing, but for themselves. This is asked whether or not anything was found, so
 * that both take as long.
 */
export async function onlyVisible<Found extends Row>(
  services: VisibleServices,
  session: Session,
  found: readonly Found[],
  /** Keyed hashes of the ID numbers that were named. */
  named: readonly Buffer[] = [],
): Promise<readonly Found[]> {
  const [hidden, self] = await Promise.all([
    services.people.onlyProven(keysOf(found, named)),
    session.hasCustomer ? sessionCustomer(services, session) : undefined,
  ])
  const isWhole = self !== undefined && self.phoneKey === undefined && self.carKey === undefined
  const isSelf = (key: Buffer) => isWhole && self.customerKey.equals(key)
  if (named.some((key) => isIn(hidden.customers, key) && !isSelf(key))) return []
  const selfPhone =
    isWhole && self.mobile !== undefined
      ? services.keys.searchHash('phone', self.mobile)
      : undefined
  return found.filter(({ ref, person }) =>
    isOfPhone(ref)
      ? !isIn(hidden.phones, ref.customerKey) || selfPhone?.equals(ref.customerKey)
      : [ref.customerKey, ...(person ? [person] : [])].every(
          (key) => !isIn(hidden.customers, key) || isSelf(key),
        ),
  )
}

/** The same of one thing. */
export async function isVisible(
  services: VisibleServices,
  session: Session,
  ref: ObjectRef | undefined,
): Promise<boolean> {
  const found = ref === undefined ? [] : [{ ref }]
  return (await onlyVisible(services, session, found)).length > 0
}

function keysOf(found: readonly Row[], named: readonly Buffer[]): Keyed {
  const byPhone = found.filter(({ ref }) => isOfPhone(ref))
  const others = found.filter(({ ref }) => !isOfPhone(ref))
  return {
    customers: [
      ...named,
      ...others.flatMap(({ ref, person }) => [ref.customerKey, ...(person ? [person] : [])]),
    ],
    phones: byPhone.map(({ ref }) => ref.customerKey),
  }
}

/** A refund is known by the phone that its link was sent to. */
function isOfPhone({ kind }: ObjectRef): boolean {
  return kind === 'refund'
}

function isIn(keys: OnlyProven['customers'], key: Buffer): boolean {
  return keys.has(key.toString('hex'))
}

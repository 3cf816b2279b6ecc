import {
  type CustomerThing,
  type ThingKind,
  thingAccess,
} from '@ecenter/contract/customers/desk/customer-thing.ts'
import { hasPermission, type StaffRole } from '@ecenter/contract/desk/permissions.ts'
import { hrefOf } from './location.ts'
import { claimsPath } from './shell-paths.ts'

interface Way {
  readonly path: string
  /** Under which name the page finds what it shows; without one it is a list. */
  readonly parameter?: string
}

/** Where each kind of a customer's things is handled; a test holds them to the route table. */
export const thingWays: Readonly<Partial<Record<ThingKind, Way>>> = {
  claim: { path: claimsPath, parameter: 'id' },
  case: { path: '/case', parameter: 'id' },
  report: { path: '/accident-report', parameter: 'id' },
  return: { path: '/return', parameter: 'id' },
  order: { path: '/order', parameter: 'id' },
  delivery: { path: '/deliveries', parameter: 'id' },
  lead: { path: '/lead', parameter: 'id' },
  link: { path: '/link', parameter: 'id' },
  conversation: { path: '/chats', parameter: 'conversation' },
  request: { path: '/core-wishes' },
  letter: { path: '/case', parameter: 'id' },
}

/** The address of one of them for who may open it. */
export function hrefOfThing(
  kind: ThingKind,
  id: string,
  roles: readonly StaffRole[],
): string | undefined {
  const way = thingWays[kind]
  const permission = thingAccess[kind]
  if (way === undefined || permission === undefined) return undefined
  if (!hasPermission(roles, permission)) return undefined
  return way.parameter === undefined ? hrefOf(way.path) : hrefOf(way.path, { [way.parameter]: id })
}

/** The same of one that was listed: where its own page would refuse who asks, nothing leads there. */
export function hrefOfListed(
  { kind, thingId, isShut = false }: Pick<CustomerThing, 'kind' | 'thingId' | 'isShut'>,
  roles: readonly StaffRole[],
): string | undefined {
  return isShut ? undefined : hrefOfThing(kind, thingId, roles)
}

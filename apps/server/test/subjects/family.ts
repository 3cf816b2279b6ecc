import type { FamilyScope } from '@ecenter/contract/call.ts'
import {
  acceptFamily,
  listFamily,
  offerFamily,
  readFamily,
} from '@ecenter/contract/person/family.ts'
import type { TestService } from '../test-services.ts'
import { newVisitor, type Visitor } from '../visitor.ts'

interface Whole {
  readonly idNumber: string
  readonly mobile: string
}

let visits = 0

/** Somebody in a session of their own, who has proven the whole of who they are. */
export async function arrivedAs(service: TestService, person: Whole): Promise<Visitor> {
  visits += 1
  const visitor = newVisitor(service, `198.51.${110 + Math.floor(visits / 250)}.${visits % 250}`)
  await visitor.open()
  await service.passTime(61)
  await visitor.provePerson(person.mobile, { idTail: person.idNumber.slice(-4) })
  return visitor
}

/** What a giver asks with: a code for it was just typed. */
export async function readyToOffer(service: TestService, giver: Visitor): Promise<string> {
  const { handle } = await giver.get(listFamily, {})
  await service.passTime(61)
  await giver.proveOnFile(handle, 'offer-family')
  return handle
}

export interface Offer {
  readonly name: string
  readonly mobile: string
  readonly scopes: readonly FamilyScope[]
}

export async function offer(
  service: TestService,
  giver: Visitor,
  { scopes, ...given }: Offer,
): Promise<void> {
  const handle = await readyToOffer(service, giver)
  await giver.get(offerFamily, { handle, ...given, scopes: [...scopes] })
}

/** Takes the offer that the delegate got last. */
export async function accept(delegate: Visitor, name = '老沈'): Promise<void> {
  const { received } = await delegate.get(listFamily, {})
  const handle = received.find(({ state }) => state === 'offered')?.handle ?? ''
  await delegate.get(acceptFamily, { handle, name })
}

/** What somebody is let see by the one person who lets them. */
export async function sharedWith(delegate: Visitor) {
  const { people } = await delegate.get(readFamily, {})
  const [only] = people
  if (only === undefined) throw new Error('nobody lets this visitor see anything')
  return only
}

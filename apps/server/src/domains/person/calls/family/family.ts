import type {
  acceptFamily,
  endFamily,
  FamilyList,
  listFamily,
} from '@ecenter/contract/person/family.ts'
import { type Failure, stateChanged } from '../../../../platform/calls/failure.ts'
import type { Handler, Visitor } from '../../../../platform/calls/handler.ts'
import { waitForName } from '../../../../platform/database/wait-for-name.ts'
import { tellAccepted } from '../../notices/tell-family.ts'
import type { PersonServices } from '../../person-services.ts'
import { statusOf } from '../../rules/delegation-status.ts'
import { acceptOffer, endDelegation } from '../../store/change-delegation.ts'
import { type Delegation, delegationsGiven, delegationsReceived } from '../../store/delegation.ts'
import { openPerson } from '../own-things.ts'
import { wholePerson } from '../whole-person.ts'
import { delegationHandle, familyListOf } from './family-list.ts'

/** Nobody sees things of more people than these. */
const receivedAtMost = 10

export function answerListFamily(services: PersonServices): Handler<typeof listFamily> {
  return async (_request, visitor) => {
    const customer = await wholePerson(services, visitor)
    const handle = await openPerson(services, visitor.session, customer)
    return familyListOf(services, visitor.session, customer, handle)
  }
}

/** Whether an offer was made to another phone, has ended or never was is one answer. */
export function answerAcceptFamily(services: PersonServices): Handler<typeof acceptFamily> {
  return async ({ handle, name }, visitor) => {
    const { session, submission } = visitor
    const customer = await wholePerson(services, visitor)
    const person = await openPerson(services, session, customer)
    return submission.commit(async ({ db, record }): Promise<FamilyList> => {
      const store = { ...services, db }
      await waitForName(db, `family-of/${customer.customerKey.toString('hex')}`)
      const received = await delegationsReceived(store, customer)
      const offer = received.find(named(services, visitor, handle))
      if (offer === undefined) throw offerIsOver()
      const running = received.filter(
        (each) => statusOf(each, services.clock.now()).state === 'accepted',
      )
      if (running.length >= receivedAtMost) throw tooMany()
      const endsAt = await acceptOffer(store, offer, customer, name)
      if (endsAt === undefined) throw offerIsOver()
      await tellAccepted(store, { ...offer, endsAt })
      record({ event: 'family-accepted', ...aboutGiver(offer), ...asFamily(offer) })
      return familyListOf(store, session, customer, person)
    })
  }
}

/** Either side ends it, an offer too; grants that follow from it are worth nothing from then on. */
export function answerEndFamily(services: PersonServices): Handler<typeof endFamily> {
  return async ({ handle }, visitor) => {
    const { session, submission } = visitor
    const customer = await wholePerson(services, visitor)
    const person = await openPerson(services, session, customer)
    const [given, received] = await Promise.all([
      delegationsGiven(services, customer.customerKey),
      delegationsReceived(services, customer),
    ])
    const isNamed = named(services, visitor, handle)
    const ownGift = given.find(isNamed)
    const delegation = ownGift ?? received.find(isNamed)
    return submission.commit(async ({ db, record }): Promise<FamilyList> => {
      const store = { ...services, db }
      const by = ownGift === undefined ? 'delegate' : 'giver'
      if (delegation !== undefined && (await endDelegation(store, delegation.id, by))) {
        const trace = aboutGiver(delegation)
        if (by === 'giver') record({ event: 'family-removed', ...trace })
        else record({ event: 'family-left', ...trace, ...asFamily(delegation) })
      }
      return familyListOf(store, session, customer, person)
    })
  }
}

function named({ keys }: PersonServices, { session }: Pick<Visitor, 'session'>, handle: string) {
  return ({ id }: Delegation) => delegationHandle(keys, session, id) === handle
}

function aboutGiver({ giverKey, id }: Delegation) {
  return { subject: giverKey.toString('hex'), outcome: id }
}

/** Who joins or leaves is family in the giver's list, though it begins or ends with this. */
function asFamily({ id }: Delegation) {
  return { looker: 'family', delegationId: id } as const
}

function offerIsOver(): Failure {
  return stateChanged('这个邀请已经失效，可能已撤回或过期。')
}

function tooMany(): Failure {
  return stateChanged(`最多看 ${receivedAtMost} 位家人的保障，请先退出其中一位。`)
}

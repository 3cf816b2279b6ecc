import {
  type acceptFamily,
  delegationsAtMost,
  type endFamily,
  type FamilyList,
  type listFamily,
  type offerFamily,
} from '@ecenter/contract/person/family.ts'
import {
  type Failure,
  fieldRefused,
  grantMissing,
  stateChanged,
} from '../../../../platform/calls/failure.ts'
import type { Handler, Visitor } from '../../../../platform/calls/handler.ts'
import { waitForName } from '../../../../platform/database/wait-for-name.ts'
import { tellAccepted, tellOffered } from '../../notices/tell-family.ts'
import type { PersonServices } from '../../person-services.ts'
import { statusOf } from '../../rules/delegation-status.ts'
import {
  acceptOffer,
  endDelegation,
  endOverdue,
  storeOffer,
} from '../../store/change-delegation.ts'
import { type Delegation, delegationsGiven, delegationsReceived } from '../../store/delegation.ts'
import { contactByKey } from '../../store/person-contact.ts'
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

/**
 * One fresh code offers once. Nothing is asked about the phone, so one that is on file nowhere costs and
 * answers the same; a phone that was rung too often today is not rung again, and the giver is not told.
 */
export function answerOfferFamily(services: PersonServices): Handler<typeof offerFamily> {
  return async ({ name, mobile, scopes }, visitor) => {
    const { grant, session, submission } = visitor
    const giverKey = grant.object.customerKey
    const subject = giverKey.toString('hex')
    const [customer, contact] = await Promise.all([
      wholePerson(services, visitor),
      contactByKey(services, giverKey),
    ])
    if (contact === undefined) throw grantMissing()
    if (contact.mobile === mobile) throw fieldRefused('mobile', '这是您自己的手机号，请填写家人的')
    const phoneKey = services.keys.searchHash('phone', mobile)
    return submission.commit(async ({ db, record }): Promise<FamilyList> => {
      const store = { ...services, db }
      await waitForName(db, `family/${subject}`)
      await endOverdue(store, giverKey)
      const running = (await delegationsGiven(store, giverKey)).filter(
        (each) => statusOf(each, services.clock.now()).state !== 'ended',
      )
      if (running.some((each) => each.phoneKey.equals(phoneKey))) {
        throw fieldRefused('mobile', '已经邀请过这个手机号，要改请先移除')
      }
      if (running.length >= delegationsAtMost) throw tooManyOpen()
      await services.grants.spend(grant, db)
      if (!(await services.limits.take('familyOffersByPerson', subject, db))) throw tooManyToday()
      const offer = { giverKey, giver: contact.name, name, mobile, scopes }
      const { id, endsAt } = await storeOffer(store, offer)
      if (await services.limits.take('familySmsByPhone', phoneKey.toString('hex'), db)) {
        await tellOffered(store, { ...offer, endsAt })
      }
      record({ event: 'family-offered', subject, outcome: id })
      return familyListOf(store, session, customer, grant.handle)
    })
  }
}

function tooManyOpen(): Failure {
  return stateChanged(`最多同时让 ${delegationsAtMost} 位家人看，请先移除一位。`)
}

function tooManyToday(): Failure {
  return stateChanged('今天邀请的次数已用完，请明天再试。')
}

import {
  delegationsAtMost,
  type FamilyList,
  type offerFamily,
} from '@ecenter/contract/person/family.ts'
import {
  type Failure,
  fieldRefused,
  grantMissing,
  stateChanged,
} from '../../../../platform/calls/failure.ts'
import type { Handler } from '../../../../platform/calls/handler.ts'
import { waitForName } from '../../../../platform/database/wait-for-name.ts'
import { tellOffered } from '../../notices/tell-family.ts'
import type { PersonServices } from '../../person-services.ts'
import { statusOf } from '../../rules/delegation-status.ts'
import { endOverdue, storeOffer } from '../../store/change-delegation.ts'
import { delegationsGiven } from '../../store/delegation.ts'
import { contactByKey } from '../../store/person-contact.ts'
import { wholePerson } from '../whole-person.ts'
import { familyListOf } from './family-list.ts'

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

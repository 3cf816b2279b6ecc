import type {
  readOnlyProven,
  setOnlyProven,
  stopOnlyProvenEnd,
} from '@ecenter/contract/person/only-proven.ts'
import { grantMissing, stateChanged } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { PersonServices } from '../person-services.ts'
import { isOnlyProven, keepOnlyProven } from '../store/only-proven.ts'
import { closeEnd, openEndOf } from '../store/only-proven-end.ts'
import { personRef } from './own-things.ts'
import { wholePerson } from './whole-person.ts'

export function answerReadOnlyProven(services: PersonServices): Handler<typeof readOnlyProven> {
  return async (_request, visitor) => {
    const { grants } = services
    const { session } = visitor
    const customer = await wholePerson(services, visitor)
    const [isOn, end, [handle = '']] = await Promise.all([
      isOnlyProven(services, customer.customerKey),
      openEndOf(services, customer.customerKey),
      grants.open(session, [personRef(customer)], { level: 'phone-on-file', within: customer }),
    ])
    const endsAt = end?.state === 'confirmed' ? minuteInChina(end.dueAt) : undefined
    return { isOn, handle, ending: end && { endsAt } }
  }
}

export function answerSetOnlyProven(services: PersonServices): Handler<typeof setOnlyProven> {
  return async ({ isOn }, { grant, submission }) => {
    // A code to the phone of a policy says nothing of the whole person.
    if (grant.object.kind !== 'person') throw grantMissing()
    const { customerKey } = grant.object
    return submission.commit(async ({ db, record }) => {
      await services.grants.spend(grant, db)
      const store = { ...services, db }
      const subject = customerKey.toString('hex')
      await keepOnlyProven(store, customerKey, isOn)
      record({ event: 'only-proven-set', subject, outcome: isOn ? 'on' : 'off' })
      // They have their phone: what staff were asked to do without it is void.
      const end = await openEndOf(store, customerKey, true)
      if (end !== undefined) {
        await closeEnd(store, end, 'by a change')
        record({ event: 'only-proven-end-stopped', subject, outcome: 'by a change' })
      }
      return { isOn }
    })
  }
}

export function answerStopOnlyProvenEnd(
  services: PersonServices,
): Handler<typeof stopOnlyProvenEnd> {
  return async (_request, visitor) => {
    const { customerKey } = await wholePerson(services, visitor)
    return visitor.submission.commit(async ({ db, record }) => {
      const store = { ...services, db }
      const end = await openEndOf(store, customerKey, true)
      if (end === undefined) {
        throw stateChanged('这个申请已经停止或生效，请刷新页面查看。')
      }
      await closeEnd(store, end, 'by the customer')
      const subject = customerKey.toString('hex')
      record({ event: 'only-proven-end-stopped', subject, outcome: 'by the customer' })
      return {}
    })
  }
}

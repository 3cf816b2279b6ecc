import type { readOnlyProven, setOnlyProven } from '@ecenter/contract/person/only-proven.ts'
import { grantMissing } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { Services } from '../../services.ts'
import { isOnlyProven, keepOnlyProven } from '../store/only-proven.ts'
import { personRef } from './own-things.ts'
import { wholePerson } from './whole-person.ts'

export function answerReadOnlyProven(services: Services): Handler<typeof readOnlyProven> {
  return async (_request, visitor) => {
    const { grants } = services
    const { session } = visitor
    const customer = await wholePerson(services, visitor)
    const [isOn, [handle = '']] = await Promise.all([
      isOnlyProven(services, customer.customerKey),
      grants.open(session, [personRef(customer)], { level: 'phone-on-file', within: customer }),
    ])
    return { isOn, handle }
  }
}

export function answerSetOnlyProven(services: Services): Handler<typeof setOnlyProven> {
  return async ({ isOn }, { grant, submission }) => {
    // A code to the phone of a policy says nothing of the whole person.
    if (grant.object.kind !== 'person') throw grantMissing()
    const { customerKey } = grant.object
    return submission.commit(async ({ db, record }) => {
      if (!(await services.grants.spend(grant, db))) throw grantMissing()
      await keepOnlyProven({ ...services, db }, customerKey, isOn)
      record({
        event: 'only-proven-set',
        subject: customerKey.toString('hex'),
        outcome: isOn ? 'on' : 'off',
      })
      return { isOn }
    })
  }
}

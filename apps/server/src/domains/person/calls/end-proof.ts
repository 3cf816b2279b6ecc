import type { endProof } from '@ecenter/contract/person/proof.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import {
  logOut,
  logOutEverywhere,
  sessionCustomer,
} from '../../../platform/session/session-customer.ts'
import type { Services } from '../../services.ts'
import { removeDevices } from '../store/person-device.ts'
import { removePasskeys } from '../store/person-passkey.ts'
import { forgetProof } from '../store/proof-under-way.ts'

export function answerEndProof(services: Services): Handler<typeof endProof> {
  return async ({ scope }, { session, submission }) => {
    const customer = await sessionCustomer(services, session)
    return submission.commit(async ({ db, record, giveDevice }) => {
      await forgetProof({ db }, session)
      await logOut({ db }, session)
      if (customer !== undefined) {
        if (scope === 'everywhere') {
          await logOutEverywhere({ db }, customer.customerKey)
          await removeDevices({ db }, customer.customerKey)
          await removePasskeys({ db }, customer.customerKey)
          giveDevice(undefined)
        }
        record({
          event: 'person-left',
          subject: customer.customerKey.toString('hex'),
          outcome: scope,
        })
      }
      return { step: 'phone' as const, asks: [] }
    })
  }
}

import type { endProof } from '@ecenter/contract/person/proof.ts'
import type { Handler } from '../../../../platform/calls/handler.ts'
import type { Transaction } from '../../../../platform/calls/submission.ts'
import { endLinks } from '../../../../platform/links/one-use-links.ts'
import type { Session } from '../../../../platform/session/session.ts'
import {
  logOut,
  logOutEverywhere,
  sessionCustomer,
} from '../../../../platform/session/session-customer.ts'
import { sessionTopic } from '../../../../platform/session/sessions.ts'
import type { PersonServices } from '../../person-services.ts'
import { extentOf } from '../../rules/extent-of.ts'
import { endDelegationsGiven } from '../../store/end-delegations-given.ts'
import { removeDevices } from '../../store/person-device.ts'
import { removePasskeys } from '../../store/person-passkey.ts'
import { forgetProof } from '../../store/proof-under-way.ts'

export function answerEndProof(services: PersonServices): Handler<typeof endProof> {
  return async ({ scope }, { session, submission }) => {
    const customer = await sessionCustomer(services, session)
    return submission.commit(async (transaction) => {
      const { db, record } = transaction
      await forgetProof({ db }, session)
      await logOut({ db }, session)
      await services.notifier.notify(sessionTopic(session.id), db)
      if (customer !== undefined) {
        // Who proved a policy or a car alone has no say over the whole of somebody.
        if (scope === 'everywhere' && extentOf(customer) === 'person') {
          await endEverywhere(transaction, session, customer.customerKey)
        }
        record({
          event: 'person-left',
          subject: customer.customerKey.toString('hex'),
          outcome: scope,
          looker: extentOf(customer) === 'person' ? 'self' : 'part',
        })
      }
      return { step: 'phone' as const, asks: [] }
    })
  }
}

/** Closes all that a person has opened, in every session, for family too, and lets every browser forget them. */
export async function endEverywhere(
  { db, giveDevice }: Pick<Transaction, 'db' | 'giveDevice'>,
  session: Session,
  customerKey: Buffer,
): Promise<void> {
  await forgetProof({ db }, session)
  await logOut({ db }, session)
  const sessions = await logOutEverywhere({ db }, customerKey)
  await endLinks({ db }, [customerKey], [...sessions, session.id])
  await removeDevices({ db }, customerKey)
  await removePasskeys({ db }, customerKey)
  await endDelegationsGiven(db, [customerKey], 'lock')
  giveDevice(undefined)
}

import type { signOn } from '@ecenter/contract/session/single-sign-on.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { Db } from '../../../platform/database/database.ts'
import { logIn } from '../../../platform/session/session-customer.ts'
import type { SignedOn } from '../../../platform/single-sign-on/single-sign-on.ts'
import { holderLookupKey, personKey } from '../../policies/store/other-lookup-keys.ts'
import type { SessionServices } from '../session-services.ts'

/** Spends a ticket and logs its customer in; what is no good ticket changes nothing. */
export function answerSignOn(services: SessionServices): Handler<typeof signOn> {
  return async ({ ticket }, { session, submission }) => {
    const told = await services.signOn.read(ticket)
    return submission.commit(async ({ db, record, renewCookie }) => {
      if (told === undefined || !(await spend(services, db, told))) {
        record({ event: 'signed-on', outcome: 'refused' })
        return { loginStatus: '0' }
      }
      const { channel, idNumber } = told
      const customerKey = personKey(services.keys, idNumber)
      const holderKey = holderLookupKey(services.keys, idNumber)
      await logIn({ ...services, db }, session, channel, { holderKey, customerKey })
      await renewCookie()
      const subject = customerKey.toString('hex')
      record({ event: 'signed-on', subject, outcome: channel })
      return { loginStatus: '1' }
    })
  }
}

/** False where it was spent before. It is kept until its age alone would refuse it. */
async function spend(
  { keys }: SessionServices,
  db: Db,
  { channel, ticketId, refusedFrom }: SignedOn,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_sign_on_ticket')
    .values({
      ticket_key: keys.searchHash('sign-on-ticket', channel, ticketId),
      expires_at: refusedFrom,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

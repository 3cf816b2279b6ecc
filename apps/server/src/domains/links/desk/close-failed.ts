import type { closeFailed } from '@ecenter/contract/links/desk/links-at-desk.ts'
import type { DeskHandler, DeskTransaction } from '../../../platform/calls/desk-handler.ts'
import { Failure, fieldRefused } from '../../../platform/calls/failure.ts'
import type { LinksServices } from '../links-services.ts'
import { closeFailure } from '../store/refund-registration.repository.ts'
import { type LinkAtHand, linkAtHand, registered } from './act-on-link.ts'
import { sendLink } from './send-link.ts'

/** How long a link that is sent anew can be used: as one is by the form, unless staff choose otherwise. */
const daysAnew = 3

/** A refund that failed is on somebody's list until one of them says, in words, what follows. */
export function answerCloseFailed(services: LinksServices): DeskHandler<typeof closeFailed> {
  return async ({ linkId, how, note }, transaction) => {
    const atHand = await linkAtHand(services, transaction, 'closeFailed', linkId)
    if (how === 'sent-anew') await sendAnew(services, transaction, atHand)
    const { store, link, now: at } = atHand
    const closing = { how, note, by: transaction.staff.id, at }
    await closeFailure(store, link.ref, registered(atHand), closing)
    return atHand.done('link-failure-closed')
  }
}

/** The same money by a link of its own: who sends it is another than who pays it, as always. */
async function sendAnew(
  services: LinksServices,
  transaction: DeskTransaction,
  atHand: LinkAtHand,
): Promise<void> {
  const {
    purpose,
    insuredName,
    mobile,
    policyNo,
    amount,
    reason,
    isPhoneOnFile = false,
  } = atHand.link
  if (amount === undefined || reason === undefined) {
    throw fieldRefused(
      'how',
      '原来的链接没有金额和事由，请由客服填写后发新的链接，再选“已另行处理”',
    )
  }
  const { flightnumber, flightdate } = registered(atHand)
  const asked = { purpose, insuredName, mobile, policyNo, amount, reason, isPhoneOnFile }
  try {
    await sendLink(services, transaction, { ...asked, flightnumber, flightdate, days: daysAnew })
  } catch (error) {
    // The fields are those of another form.
    if (error instanceof Failure && error.field !== undefined)
      throw fieldRefused('how', error.message)
    throw error
  }
}

import { array, maxLength, minLength, object, pipe } from 'valibot'
import { defineCall } from '../call.ts'
import { fen, version } from '../rules/counts.ts'
import { handle } from '../rules/handle.ts'
import { signature } from '../rules/people/signature.ts'
import { mark, settlementOffer } from './settlement-offer.ts'
import { payeeShare, payeesAtMost, sharesAddUp } from './split-among-payees.ts'

/**
 * Asks for other accounts after an agreement, one or several, until it is paid: with the same proof and a signature.
 * What was signed holds until this is answered. Paid, asked for already, or signed for other accounts than were read
 * answers E3020001.
 */
export const askPayeeChange = defineCall({
  path: '/claims/askPayeeChange',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'fresh-code',
  action: 'change-payee',
  request: pipe(
    object({
      handle,
      version,
      total: fen,
      /** Of the accounts that hold. */
      payeeMark: mark,
      payees: pipe(
        array(payeeShare),
        minLength(1, '请填写收款账户'),
        maxLength(payeesAtMost, `最多分到 ${payeesAtMost} 个账户`),
      ),
      signature,
    }),
    sharesAddUp(),
  ),
  response: settlementOffer,
})

import { integer, maxValue, minValue, number, object, optional, pipe } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { isoDay } from '../../rules/iso-day.ts'
import { mobile } from '../../rules/mobile.ts'
import { nameOf } from '../../rules/name.ts'
import { text } from '../../rules/text.ts'
import { flightNumber } from '../flight-number.ts'
import { refundPurpose } from '../refund-purpose.ts'
import { deskLink } from './desk-link.ts'

/** How long a link lasts at most, in days. */
export const linkDaysAtMost = 14

const days = `有效天数是 1 至 ${linkDaysAtMost} 的整数`
const money = '金额要大于 0，不能超过 1,000,000 元'
const fenAtMost = 100_000_000

/**
 * Makes a link and has it sent to the customer by SMS; nobody else is shown its code. A phone gets few
 * of them a day, and a member of staff sends few an hour.
 */
export const createLink = defineDeskCall({
  path: '/links/createLink',
  answer: 'json',
  kind: 'submit',
  access: ['agent'],
  request: object({
    purpose: refundPurpose,
    insuredName: nameOf('被保险人姓名'),
    mobile,
    policyNo: text(25, '保单号'),
    /** In fen, where it is known by now. */
    amount: optional(
      pipe(number(money), integer(money), minValue(1, money), maxValue(fenAtMost, money)),
    ),
    /** Of a delayed flight, for the customer to begin with. */
    flightnumber: optional(flightNumber),
    flightdate: optional(isoDay('航班日期')),
    days: pipe(number(days), integer(days), minValue(1, days), maxValue(linkDaysAtMost, days)),
  }),
  response: deskLink,
})

import {
  array,
  boolean,
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  pipe,
  string,
} from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { isoDay } from '../../rules/iso-day.ts'
import { minuteOfDesk } from '../../rules/minute-of-desk.ts'
import { storable } from '../../rules/storable.ts'
import { text } from '../../rules/text.ts'
import { eventCount } from '../../rules/version.ts'
import { claimStep } from '../claim-progress.ts'
import { claimId } from './claim-id.ts'
import { deskClaim } from './desk-claim.ts'

const money = '赔付金额要大于 0，不能超过 100,000,000 元'
const fenAtMost = 10_000_000_000

/** What the customer will see of an event that was not added yet. */
const preview = object({
  statusText: string(),
  /** Steps that the event begins, changes or ends, as who has proven to be the insured reads them. */
  steps: array(claimStep),
  /** The words of the SMS, where one is sent. */
  told: optional(string()),
})

/**
 * Adds to a claim what happened to it, now or before, as the insurer's core would tell it. Nothing is
 * ever changed or taken away. Asked documents are those named, or all of the list where none is.
 *
 * What ends a claim, and what skips a step, is only shown at first (`preview`) and added by a second
 * request with `confirmed`. Paying needs the amount, which is that of the settlement where there is one;
 * refusing and cancelling need a reason that the insured reads, skipping one that stays at the desk.
 */
export const addClaimEvent = defineDeskCall({
  path: '/claims/addClaimEvent',
  answer: 'json',
  kind: 'submit',
  access: ['claims'],
  request: object({
    claimId,
    version: eventCount,
    type: pipe(string('请选择进展'), maxLength(40), storable('请选择进展')),
    at: minuteOfDesk,
    dueOn: optional(isoDay('截止日期')),
    documents: optional(pipe(array(pipe(string(), maxLength(40), storable())), maxLength(40))),
    amountFen: optional(
      pipe(number(money), integer(money), minValue(1, money), maxValue(fenAtMost, money)),
    ),
    reason: optional(text(200, '原因')),
    confirmed: optional(boolean()),
  }),
  response: object({ claim: deskClaim, preview: optional(preview) }),
})

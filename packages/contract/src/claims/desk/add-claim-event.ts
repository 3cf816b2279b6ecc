import {
  array,
  integer,
  maxLength,
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
import { claimId } from './claim-id.ts'
import { deskClaim } from './desk-claim.ts'

/**
 * Adds to a claim what happened to it, now or before, as the insurer's core would tell it. Nothing is
 * ever changed or taken away. Asked documents are those named, or all of the list where none is.
 */
export const addClaimEvent = defineDeskCall({
  path: '/claims/addClaimEvent',
  answer: 'json',
  kind: 'submit',
  access: ['claims'],
  request: object({
    claimId,
    version: pipe(number(), integer(), minValue(0)),
    type: pipe(string('请选择进展'), maxLength(40), storable('请选择进展')),
    at: minuteOfDesk,
    dueOn: optional(isoDay('截止日期')),
    documents: optional(pipe(array(pipe(string(), maxLength(40), storable())), maxLength(40))),
  }),
  response: deskClaim,
})

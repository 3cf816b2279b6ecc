import { text } from '@ecenter/contract/rules/text.ts'
import {
  array,
  check,
  description,
  literal,
  maxLength,
  minLength,
  optional,
  picklist,
  pipe,
  strictObject,
  variant,
} from 'valibot'
import { amount, areDistinct, day, moment } from '../../../imports/row-rules.ts'
import { dayInChina } from '../../../platform/clock/clock.ts'
import { claimEventType } from '../rules/claim-event.ts'
import { documentType } from '../rules/document-type.ts'
import { payee } from './settlement-row.ts'

/** Who was paid how much; of one account it is all. */
const payeePaid = strictObject({ ...payee.entries, amountFen: optional(amount('paid into it')) })

/** The core takes an event back by telling the claim without it. */
const importedType = picklist(claimEventType.options.filter((type) => type !== 'corrected'))

const event = pipe(
  strictObject({
    type: importedType,
    at: moment('when'),
    dueOn: optional(day('until when documents are waited for')),
    kinds: optional(pipe(array(documentType), maxLength(100))),
    amountFen: optional(amount('paid')),
    arrivesOn: optional(day('when the account is expected to have what was paid')),
    arrivedOn: optional(day('when the account had it')),
    payees: optional(pipe(array(payeePaid), minLength(1, 'has none'), maxLength(20))),
  }),
  check(
    ({ type, dueOn, kinds }) =>
      type === 'documents-asked' || (dueOn === undefined && kinds === undefined),
    'only documents-asked has dueOn and kinds',
  ),
  check(
    ({ type, amountFen, arrivesOn, arrivedOn, payees }) =>
      type === 'paid' ||
      [amountFen, arrivesOn, arrivedOn, payees].every((told) => told === undefined),
    'only paid has amountFen, payees, arrivesOn and arrivedOn',
  ),
  check(
    ({ payees = [] }) =>
      payees.length < 2 || payees.every(({ amountFen }) => amountFen !== undefined),
    'payees: of several each says amountFen',
  ),
  check(({ amountFen, payees = [] }) => {
    const told = payees.flatMap((each) => each.amountFen ?? [])
    const sum = told.reduce((all, each) => all + each, 0)
    return amountFen === undefined || told.length === 0 || sum === amountFen
  }, 'payees: do not add up to amountFen'),
  check(
    ({ at, arrivesOn, arrivedOn }) =>
      [arrivesOn, arrivedOn].every((on) => on === undefined || on >= dayInChina(at)),
    'arrivesOn, arrivedOn: is before the day of the payment',
  ),
)

const judged = { type: documentType, judgedAt: moment('when') }
const verdict = variant('state', [
  strictObject({ ...judged, state: literal('received') }),
  strictObject({ ...judged, state: literal('refused'), reason: text(500, '原因') }),
])

/** What has happened to a claim. */
export const claimEvents = optional(
  pipe(
    array(event),
    maxLength(500),
    check(
      (events) => areDistinct(events.map(({ type, at }) => `${type} ${at.getTime()}`)),
      'tells one event twice',
    ),
    description(
      `what has happened since: \`[{"type", "at", "dueOn"?, "kinds"?, "amountFen"?, "payees"?: [{"name", "bank", "accountNo", "amountFen"?}], "arrivesOn"?, "arrivedOn"?}]\`, of ${importedType.options.join(', ')}; the last four of \`paid\` alone, whose accounts its receipt names, of several each with what it got, and which is told anew with \`arrivedOn\` once the money is there`,
    ),
  ),
  [],
)

/** What the insurer says of its documents. */
export const claimDocuments = optional(
  pipe(
    array(verdict),
    maxLength(100),
    check((verdicts) => areDistinct(verdicts.map(({ type }) => type)), 'judges one kind twice'),
    description(
      'documents that came another way, or do not do: `[{"type", "judgedAt", "state": "received" or "refused", "reason" of a refusal}]`',
    ),
  ),
  [],
)

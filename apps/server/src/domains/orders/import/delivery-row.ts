import { deliveryChange, deliverySlot } from '@ecenter/contract/deliveries/delivery.ts'
import { text } from '@ecenter/contract/rules/text.ts'
import {
  array,
  check,
  description,
  type InferOutput,
  maxLength,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
} from 'valibot'
import {
  areDistinct,
  customerIdNumber,
  day,
  moment,
  orderNumber,
} from '../../../imports/row-rules.ts'
import { meaningOf } from '../../deliveries/rules/code-meaning.ts'
import { failureReason, isCodeOf } from '../../deliveries/rules/delivery-event.ts'
import { destination } from './destination-row.ts'

const event = pipe(
  strictObject({
    code: string(),
    at: moment('when'),
    reason: optional(failureReason),
    change: optional(deliveryChange),
    slot: optional(strictObject({ day: day('day'), hours: deliverySlot.entries.hours })),
  }),
  check(
    ({ change, slot }) => (change === 'another-time') === (slot !== undefined),
    'only another-time has a slot, and needs it',
  ),
)

const facts = strictObject({
  orderNo: orderNumber('number of an order that is stored here; it has one delivery'),
  insuredIdNumber: customerIdNumber('ID number of the insured of that order'),
  sequence: pipe(
    picklist(['A', 'B'], 'is neither A nor B'),
    description('`A` paid to the courier, `B` paid in advance: what the codes of its events mean'),
  ),
  destination,
  carrier: optional(
    strictObject({
      code: pipe(
        string(),
        regex(/^[\dA-Z]{2,20}$/, 'is not 2 to 20 capitals and digits'),
        description('who carries it: code, such as SF, EMS, JD or ZTO; others are not shown'),
      ),
      trackingNo: pipe(
        string(),
        regex(/^[\dA-Z-]{4,50}$/, 'is not 4 to 50 capitals, digits and hyphens'),
        description('who carries it: tracking number'),
      ),
    }),
  ),
  courier: optional(
    strictObject({
      name: pipe(text(50, '配送员'), description('who brings it: name')),
      phone: pipe(text(30, '配送员电话'), description('who brings it: phone')),
    }),
  ),
  events: optional(
    pipe(
      array(event),
      maxLength(500),
      check(
        (events) => areDistinct(events.map(({ code, at }) => `${code} ${at.getTime()}`)),
        'tells one event twice',
      ),
      description(
        `what has happened since: \`[{"code", "at", "reason" of a try that failed?, "change"?, "slot" of another-time?}]\`; codes of its sequence, reasons of ${failureReason.options.join(', ')}, changes that the core noted of ${deliveryChange.options.join(', ')}, a slot as \`{"day", "hours"}\``,
      ),
    ),
    [],
  ),
})

/** A line of the deliveries that the insurer's core tells. */
export const deliveryRow = pipe(
  facts,
  check(
    ({ sequence, events }) => events.every(({ code }) => isCodeOf(sequence, code)),
    'events: has a code that its sequence does not have',
  ),
  check(
    ({ sequence, events }) =>
      events.every(({ code, reason, change }) => {
        const { hasFailed } = meaningOf(sequence, code) ?? {}
        return hasFailed ? change === undefined : reason === undefined
      }),
    'events: only a try that failed has a reason, and it has no change',
  ),
)
export type DeliveryRow = InferOutput<typeof deliveryRow>

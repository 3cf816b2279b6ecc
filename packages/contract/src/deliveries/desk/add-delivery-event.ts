import { maxLength, object, optional, pipe, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { minuteOfDesk } from '../../rules/minute-of-desk.ts'
import { storable } from '../../rules/storable.ts'
import { eventCount } from '../../rules/version.ts'
import { deliveryId } from './delivery-id.ts'
import { deskDelivery } from './desk-delivery.ts'

/** Adds what happened to a delivery, as its carrier would tell it; nothing is ever taken away. */
export const addDeliveryEvent = defineDeskCall({
  path: '/deliveries/addDeliveryEvent',
  answer: 'json',
  kind: 'submit',
  access: ['claims'],
  request: object({
    deliveryId,
    version: eventCount,
    code: pipe(string('请选择进展'), maxLength(4), storable('请选择进展')),
    reason: optional(pipe(string(), maxLength(40), storable())),
    at: minuteOfDesk,
  }),
  response: deskDelivery,
})

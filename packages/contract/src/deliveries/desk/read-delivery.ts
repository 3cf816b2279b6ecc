import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { deliveryId } from './delivery-id.ts'
import { deskDelivery } from './desk-delivery.ts'

/** A delivery as staff see it: where it goes, and its events so far. */
export const readDelivery = defineDeskCall({
  path: '/deliveries/readDelivery',
  answer: 'json',
  kind: 'query',
  access: ['claims'],
  request: object({ deliveryId }),
  response: deskDelivery,
})

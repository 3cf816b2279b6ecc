import { maxLength, object, pipe, string, toUpperCase } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { storable } from '../../rules/storable.ts'
import { typedCode } from '../../rules/typed.ts'

/** Finds a delivery by the number of its order, or of a policy that came of it; else 1007. */
export const findDelivery = defineDeskCall({
  path: '/deliveries/findDelivery',
  answer: 'json',
  kind: 'query',
  access: ['claims'],
  request: object({
    number: pipe(
      typedCode('订单号或保单号'),
      toUpperCase(),
      maxLength(40, '号码太长，请核对'),
      storable(),
    ),
  }),
  response: object({ deliveryId: string() }),
})

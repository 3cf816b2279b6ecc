import { literal, object, pipe, regex, string } from 'valibot'
import { defineCall } from '../call.ts'
import { byKind } from '../rules/by-kind.ts'
import { handle } from '../rules/handle.ts'
import { text } from '../rules/text.ts'
import { deliveryInfo } from './delivery-info.ts'
import { deliverySlot } from './delivery-slot.ts'

/** What is asked for instead of what was agreed. */
export const deliveryWish = byKind([
  object({ kind: literal('another-time'), slot: deliverySlot }),
  object({
    kind: literal('another-address'),
    /** In the city that it goes to already. */
    countyCode: pipe(string('请选择区县'), regex(/^\d{6}00$/, '请选择区县')),
    address: text(80, '详细地址'),
  }),
  /** No paper any more: the electronic policy is as good. */
  object({ kind: literal('electronic-only') }),
])

/**
 * Changes a delivery, with a code of the last five minutes for this very change. What cannot be
 * changed any more is E3020001, an address elsewhere 1000 at its field.
 */
export const changeDelivery = defineCall({
  group: 'self',
  path: '/deliveries/changeDelivery',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'fresh-code',
  action: 'change-delivery',
  request: object({ handle, wish: deliveryWish }),
  response: deliveryInfo,
})

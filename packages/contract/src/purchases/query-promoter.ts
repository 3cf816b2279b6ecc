import { object, string } from 'valibot'
import { defineCall } from '../call.ts'
import { promotedProduct } from '../promotions/promoted-product.ts'
import { promoterCode } from './promoter-code.ts'

/** Who recommends, as it is shown to whoever opened their link. */
export const queryPromoter = defineCall({
  group: 'self',
  path: '/purchases/queryPromoter',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ promoterCode }),
  response: object({
    maskedName: string(),
    maskedPhone: string(),
    promoteProduct: promotedProduct,
  }),
})

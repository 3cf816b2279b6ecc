import { type InferOutput, picklist } from 'valibot'

/** What a promoter recommends: `promoteProduct` of the application (section 3). */
export const promotedProduct = picklist(['car', 'non-car'])
export type PromotedProduct = InferOutput<typeof promotedProduct>

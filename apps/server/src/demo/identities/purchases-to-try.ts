import { queryPromoter } from '@ecenter/contract/purchases/lead.ts'
import { demoPromoterCodes } from '../promotions/demo-promoters.ts'
import { entry, type IdentityToTry } from './identity.ts'

/** Ends of promoters' links, which open as `/t/<code>`. */
export const purchasesToTry: readonly IdentityToTry[] = [
  entry(queryPromoter, { promoterCode: demoPromoterCodes.car }, 'whose link it is, for a car'),
  entry(
    queryPromoter,
    { promoterCode: demoPromoterCodes['non-car'] },
    'whose link it is, for other insurance',
  ),
  entry(queryPromoter, { promoterCode: 'HGFEDCBA' }, 'a link of nobody: nothing found'),
]

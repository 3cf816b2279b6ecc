import type { carDiscount } from '@ecenter/contract/activities/car-discount.ts'
import type { Parts } from '../../../parts.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { shownNow } from './shown-now.ts'

export function answerCarDiscount(parts: Parts): Handler<typeof carDiscount> {
  return async (request) => {
    const [discount] = await shownNow(parts, 'car-discount', request)
    return discount === undefined ? {} : { discount }
  }
}

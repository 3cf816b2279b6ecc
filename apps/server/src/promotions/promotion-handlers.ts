import type { promotionCalls } from '@ecenter/contract/promotions/promotion-calls.ts'
import { comingSoon, type Handlers } from '../platform/calls/handler.ts'

export function promotionHandlers(): Handlers<typeof promotionCalls> {
  return {
    gettgname: comingSoon,
    groupCheckMobile: comingSoon,
    generateLink: comingSoon,
    tgsendEmail: comingSoon,
  }
}

import type { promotionCalls } from '@ecenter/contract/promotions/promotion-calls.ts'
import type { Parts } from '../../../parts.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import { answerGenerateLink } from './generate-link.ts'
import { answerGettgname } from './gettgname.ts'
import { answerGroupCheckMobile } from './group-check-mobile.ts'
import { answerTgsendEmail } from './tgsend-email.ts'

export function promotionHandlers(parts: Parts): Handlers<typeof promotionCalls> {
  return {
    gettgname: answerGettgname(parts),
    groupCheckMobile: answerGroupCheckMobile(parts),
    generateLink: answerGenerateLink(parts),
    tgsendEmail: answerTgsendEmail(parts),
  }
}

import type { promotionCalls } from '@ecenter/contract/promotions/promotion-calls.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { Services } from '../../services.ts'
import { answerGenerateLink } from './generate-link.ts'
import { answerGettgname } from './gettgname.ts'
import { answerGroupCheckMobile } from './group-check-mobile.ts'
import { answerTgsendEmail } from './tgsend-email.ts'

export function promotionHandlers(services: Services): Handlers<typeof promotionCalls> {
  return {
    gettgname: answerGettgname(services),
    groupCheckMobile: answerGroupCheckMobile(services),
    generateLink: answerGenerateLink(services),
    tgsendEmail: answerTgsendEmail(services),
  }
}

import type { linkCalls } from '@ecenter/contract/links/link.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { LinksServices } from '../links-services.ts'
import { answerCheckInfo } from './check-info.ts'
import { answerDescribeLink } from './describe-link.ts'
import { answerSubmitRefundDetails } from './submit-refund-details.ts'

export function linkHandlers(services: LinksServices): Handlers<typeof linkCalls> {
  return {
    describeLink: answerDescribeLink(services),
    checkInfo: answerCheckInfo(services),
    submitRefundDetails: answerSubmitRefundDetails(services),
  }
}

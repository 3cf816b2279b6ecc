import type { linkCalls } from '@ecenter/contract/links/link.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { Services } from '../../services.ts'
import { answerCheckInfo } from './check-info.ts'
import { answerWapShortInfo } from './wap-short-info.ts'
import { answerXcInfo } from './xc-info.ts'

export function linkHandlers(services: Services): Handlers<typeof linkCalls> {
  return {
    wapShortInfo: answerWapShortInfo(services),
    checkInfo: answerCheckInfo(services),
    xcInfo: answerXcInfo(services),
  }
}

import type { linkCalls } from '@ecenter/contract/links/link-calls.ts'
import type { Parts } from '../../../parts.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import { answerCheckInfo } from './check-info.ts'
import { answerWapShortInfo } from './wap-short-info.ts'
import { answerXcInfo } from './xc-info.ts'

export function linkHandlers(parts: Parts): Handlers<typeof linkCalls> {
  return {
    wapShortInfo: answerWapShortInfo(parts),
    checkInfo: answerCheckInfo(parts),
    xcInfo: answerXcInfo(parts),
  }
}

import type { linkCalls } from '@ecenter/contract/links/link-calls.ts'
import { comingSoon, type Handlers } from '../platform/calls/handler.ts'

export function linkHandlers(): Handlers<typeof linkCalls> {
  return {
    wapShortInfo: comingSoon,
    checkInfo: comingSoon,
    xcInfo: comingSoon,
  }
}

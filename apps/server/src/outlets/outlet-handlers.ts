import type { outletCalls } from '@ecenter/contract/outlets/outlet-calls.ts'
import { comingSoon, type Handlers } from '../platform/calls/handler.ts'

export function outletHandlers(): Handlers<typeof outletCalls> {
  return {
    isHasSite: comingSoon,
    siteQuery: comingSoon,
    querySiteInfo: comingSoon,
    screen: comingSoon,
    getProvinceDataForSite: comingSoon,
  }
}

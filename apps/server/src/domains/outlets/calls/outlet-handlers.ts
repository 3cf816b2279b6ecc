import type { outletCalls } from '@ecenter/contract/outlets/outlet-calls.ts'
import type { ListParts } from '../../../list-parts.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import { answerGetProvinceDataForSite } from './get-province-data-for-site.ts'
import { answerIsHasSite } from './is-has-site.ts'
import { answerQuerySiteInfo } from './query-site-info.ts'
import { answerScreen } from './screen.ts'
import { answerSiteQuery } from './site-query.ts'

export function outletHandlers(parts: ListParts): Handlers<typeof outletCalls> {
  return {
    isHasSite: answerIsHasSite(parts),
    siteQuery: answerSiteQuery(parts),
    querySiteInfo: answerQuerySiteInfo(parts),
    screen: answerScreen(parts),
    getProvinceDataForSite: answerGetProvinceDataForSite(parts),
  }
}

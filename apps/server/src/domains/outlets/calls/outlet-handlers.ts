import type { outletCalls } from '@ecenter/contract/outlets/outlet.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { ListServices } from '../../list-services.ts'
import { answerGetProvinceDataForSite } from './get-province-data-for-site.ts'
import { answerIsHasSite } from './is-has-site.ts'
import { answerQuerySiteInfo } from './query-site-info.ts'
import { answerScreen } from './screen.ts'
import { answerSiteQuery } from './site-query.ts'

export function outletHandlers(services: ListServices): Handlers<typeof outletCalls> {
  return {
    isHasSite: answerIsHasSite(services),
    siteQuery: answerSiteQuery(services),
    querySiteInfo: answerQuerySiteInfo(services),
    screen: answerScreen(services),
    getProvinceDataForSite: answerGetProvinceDataForSite(services),
  }
}

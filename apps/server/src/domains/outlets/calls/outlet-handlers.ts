import type { outletCalls } from '@ecenter/contract/outlets/outlet.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { ListServices } from '../../list-services.ts'
import type { OutletsServices } from '../outlets-services.ts'
import { answerFindOutlets } from './find-outlets.ts'
import { answerGetProvinceDataForSite } from './get-province-data-for-site.ts'
import { answerHasOutlets } from './has-outlets.ts'
import { answerQuerySiteInfo } from './query-site-info.ts'
import { answerScreen } from './screen.ts'

export function outletHandlers(
  services: OutletsServices & Pick<ListServices, 'replica'>,
): Handlers<typeof outletCalls> {
  return {
    hasOutlets: answerHasOutlets(services),
    findOutlets: answerFindOutlets(services),
    querySiteInfo: answerQuerySiteInfo(services),
    screen: answerScreen(services),
    getProvinceDataForSite: answerGetProvinceDataForSite(services),
  }
}

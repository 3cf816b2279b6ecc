import { getProvinceDataForSite } from './get-province-data-for-site.ts'
import { isHasSite } from './is-has-site.ts'
import { querySiteInfo } from './query-site-info.ts'
import { screen } from './screen.ts'
import { siteQuery } from './site-query.ts'

export const outletCalls = {
  isHasSite,
  siteQuery,
  querySiteInfo,
  screen,
  getProvinceDataForSite,
}

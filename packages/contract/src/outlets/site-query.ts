import { array, object, optional, picklist, string } from 'valibot'
import { defineCall } from '../call.ts'
import { outletServiceCodes } from '../constants/outlet-service-items.ts'
import { outletTypeCodes, outletTypes } from '../constants/outlet-types.ts'
import { listExtent, pageAsked } from '../list-page.ts'
import { cityCode } from '../rules/city-code.ts'
import { outletSummary } from './outlet-summary.ts'
import { whereIAm } from './where-i-am.ts'

/**
 * Outlets by area, type and service (Outlet query, section 3), the nearest first when the visitor
 * says where they are, and then also without an area.
 */
export const siteQuery = defineCall({
  group: 'wp',
  path: '/api/siteQuery/siteQuery',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({
    /** Province, city or county; the whole country without one. */
    cityCode: optional(cityCode),
    countycode: optional(cityCode),
    websitetype: optional(picklist(outletTypeCodes), outletTypes.all.code),
    /** An outlet is wanted that offers one of these; `all` stands for every service. */
    serviceitems: optional(array(picklist(outletServiceCodes))),
    ...whereIAm,
    ...pageAsked,
  }),
  response: object({
    siteInfoList: array(outletSummary),
    ...listExtent,
    /** Where there is none: the nearest area that has one, and its name. */
    nearest: optional(object({ cityCode: string(), cityName: string() })),
  }),
})

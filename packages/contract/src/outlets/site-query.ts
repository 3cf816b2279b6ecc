import { array, maxValue, minValue, number, object, optional, picklist, pipe } from 'valibot'
import { defineCall } from '../call.ts'
import { outletServiceCodes } from '../constants/outlet-service-items.ts'
import { outletTypeCodes, outletTypes } from '../constants/outlet-types.ts'
import { cityCode } from '../rules/city-code.ts'
import { pageNumber } from '../rules/page-number.ts'

/** Outlets by city, county, type and service, near ones first when the place is known. */
export const siteQuery = defineCall({
  group: 'wp',
  path: '/api/siteQuery/siteQuery',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({
    cityCode,
    countycode: optional(cityCode),
    websitetype: optional(picklist(outletTypeCodes), outletTypes.all.code),
    serviceitems: optional(array(picklist(outletServiceCodes))),
    latitude: optional(pipe(number(), minValue(-90), maxValue(90))),
    longitude: optional(pipe(number(), minValue(-180), maxValue(180))),
    page: optional(pageNumber, 1),
  }),
  response: object({}),
})

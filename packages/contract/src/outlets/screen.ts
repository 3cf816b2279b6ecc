import { array, number, object, optional, picklist, string } from 'valibot'
import { defineCall } from '../call.ts'
import { outletServiceCodes } from '../constants/outlet-service-items.ts'
import { outletTypeCodes } from '../constants/outlet-types.ts'
import { cityCode } from '../rules/city-code.ts'

/** The filter choices of an area, or of the whole country, each with how many outlets it leaves. */
export const screen = defineCall({
  group: 'wp',
  path: '/api/siteQuery/screen',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ cityCode: optional(cityCode) }),
  response: object({
    types: array(object({ websitetype: picklist(outletTypeCodes), count: number() })),
    services: array(object({ serviceitem: picklist(outletServiceCodes), count: number() })),
    counties: array(object({ countycode: string(), name: string(), count: number() })),
  }),
})

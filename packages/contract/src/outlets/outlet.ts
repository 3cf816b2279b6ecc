import {
  array,
  boolean,
  type InferOutput,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot'
import { defineCall } from '../call.ts'
import { outletServiceCodes } from '../constants/outlet-service-items.ts'
import { outletTypeCodes, outletTypes } from '../constants/outlet-types.ts'
import { listExtent, pageAsked } from '../list-page.ts'
import { province } from '../places/get-city-code.ts'
import { cityCode } from '../rules/city-code.ts'
import { text } from '../rules/text.ts'

/** Provinces, cities and counties that have outlets. */
export const getProvinceDataForSite = defineCall({
  group: 'wp',
  path: '/api/siteQuery/getProvinceDataForSite',
  level: 'open',
  isPublic: true,
  response: object({ areas: array(province) }),
})

/** Whether an area has outlets. */
export const hasOutlets = defineCall({
  group: 'wp',
  path: '/api/siteQuery/isHasSite',
  level: 'open',
  request: object({ cityCode }),
  response: object({ hasSite: boolean() }),
})

/** One outlet in a list. */
const outletSummary = object({
  /** Its id, which the outlet form (section 3) calls the chosen item. */
  chosenItem: string(),
  name: string(),
  /** Without province and city, which the list is of. */
  address: string(),
  /** The smallest area it lies in. */
  areaCode: string(),
  types: array(picklist(outletTypeCodes)),
  services: array(picklist(outletServiceCodes)),
  phone: string(),
  /** In GCJ-02, as Chinese maps count. */
  latitude: number(),
  longitude: number(),
  /** As the crow flies, in metres; absent when nobody said where they are. */
  distance: optional(number()),
  opening: object({
    state: picklist(['open', 'break', 'closed']),
    /** Until when, or from when: 至 17:30, 明天 8:30 营业. */
    text: string(),
  }),
})
export type OutletSummary = InferOutput<typeof outletSummary>

/** Where a visitor is who allowed it to be known, in WGS-84 as browsers tell it; it is never kept. */
const whereIAm = {
  latitude: optional(pipe(number(), minValue(-90), maxValue(90))),
  longitude: optional(pipe(number(), minValue(-180), maxValue(180))),
}

/** One outlet, with the hours of its week; one that is no longer there is 1007. */
export const querySiteInfo = defineCall({
  group: 'wp',
  path: '/api/siteQuery/querySiteInfo',
  level: 'open',
  request: object({ chosenItem: text(40, '网点'), ...whereIAm }),
  response: object({
    ...outletSummary.entries,
    /** 北京市 朝阳区. */
    areaName: string(),
    /** 周一至周五 8:30–12:00、13:30–17:30. */
    hours: array(object({ days: string(), times: string() })),
    /** Whether it is open on public holidays, in words. */
    holidays: string(),
  }),
})

/** The filter choices of an area, or of the whole country, each with how many outlets it leaves. */
export const screen = defineCall({
  group: 'wp',
  path: '/api/siteQuery/screen',
  level: 'open',
  request: object({ cityCode: optional(cityCode) }),
  response: object({
    types: array(object({ websitetype: picklist(outletTypeCodes), count: number() })),
    services: array(object({ serviceitem: picklist(outletServiceCodes), count: number() })),
    counties: array(object({ countycode: string(), name: string(), count: number() })),
  }),
})

/**
 * Outlets by area, type and service (Outlet query, section 3), the nearest first when the visitor
 * says where they are, and then also without an area.
 */
export const findOutlets = defineCall({
  group: 'wp',
  path: '/api/siteQuery/siteQuery',
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

export const outletCalls = {
  hasOutlets,
  findOutlets,
  querySiteInfo,
  screen,
  getProvinceDataForSite,
}

import { outletServiceCodes } from '@ecenter/contract/constants/outlet-service-items.ts'
import { outletTypeCodes } from '@ecenter/contract/constants/outlet-types.ts'
import type { findOutlets, outletCalls, screen } from '@ecenter/contract/outlets/outlet.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { Handler, Handlers } from '../../../platform/calls/handler.ts'
import type { ReadDb } from '../../../platform/database/database.ts'
import { nextPageOf } from '../../../platform/lists/list-page.ts'
import type { ListServices } from '../../list-services.ts'
import { areaNames, areaPrefix, areasWith } from '../../places/rules/areas.ts'
import type { OutletsServices } from '../outlets-services.ts'
import { askedFrom } from '../rules/asked-from.ts'
import type { Place } from '../rules/map-point.ts'
import { outletPage } from '../rules/outlet-page.ts'
import { summaryOf } from '../rules/outlet-summary.ts'
import { typesIn } from '../rules/outlet-types.ts'
import {
  countOutlets,
  type OutletChoice,
  type OutletFilter,
  outletCounter,
  readChoices,
  readOutlet,
  readOutletAreas,
  readOutlets,
} from '../store/outlet.repository.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export function outletHandlers(
  services: OutletsServices & Pick<ListServices, 'replica'>,
): Handlers<typeof outletCalls> {
  const { clock, db } = services
  return {
    async hasOutlets({ cityCode }) {
      const count = await countOutlets(
        { db },
        { areas: [cityCode], types: '00000', services: undefined },
      )
      return { hasSite: count > 0 }
    },
    findOutlets: answerFindOutlets(services),
    /** One outlet with the hours of its week. */
    async querySiteInfo({ chosenItem, ...told }) {
      const outlet = uuid.test(chosenItem) ? await readOutlet({ db }, chosenItem) : undefined
      if (outlet === undefined) throw nothingFound()
      return outletPage(clock, outlet, askedFrom(told))
    },
    screen: answerScreen(services),
    getProvinceDataForSite: async () => ({ areas: areasWith(await readOutletAreas({ db })) }),
  }
}

/** How many outlets each choice of the filter leaves; a choice that leaves none is still told. */
function answerScreen({ db }: OutletsServices): Handler<typeof screen> {
  return async ({ cityCode }) => {
    const choices = await readChoices({ db }, cityCode)
    const countOf = (fits: (choice: OutletChoice) => boolean) =>
      choices.filter(fits).reduce((sum, { count }) => sum + count, 0)
    // Of the whole country there are too many to choose from.
    const areas = cityCode === undefined ? [] : areasOf(choices)
    return {
      types: outletTypeCodes.map((websitetype) => ({
        websitetype,
        count: countOf(
          ({ types }) => websitetype === '00000' || typesIn(types).includes(websitetype),
        ),
      })),
      services: outletServiceCodes.map((serviceitem) => ({
        serviceitem,
        count: countOf(({ services }) => serviceitem === 'all' || services.includes(serviceitem)),
      })),
      counties: areas.map((countycode) => ({
        countycode,
        name: areaNames.get(countycode) ?? '',
        count: countOf(({ areaCode }) => areaCode === countycode),
      })),
    }
  }
}

function areasOf(choices: readonly OutletChoice[]): string[] {
  return [...new Set(choices.map(({ areaCode }) => areaCode))].toSorted()
}

/** Outlets a page at a time; where there is none, the nearest area that has one. */
function answerFindOutlets({
  replica,
  clock,
}: OutletsServices & Pick<ListServices, 'replica'>): Handler<typeof findOutlets> {
  const count = outletCounter((filter) => replica.read((db) => countOutlets({ db }, filter)))
  return async (request) => {
    const { page } = request
    const near = askedFrom(request)
    const filter = filterOf(request)
    const [outlets, total] = await Promise.all([
      replica.read((db) => readOutlets({ db }, filter, { page, near })),
      count(filter),
    ])
    const nearest =
      total === 0 ? await replica.read((db) => nearestArea({ db }, filter, near)) : undefined
    return {
      siteInfoList: outlets.map((outlet) => summaryOf(clock, outlet, near)),
      total,
      nextPage: nextPageOf(page, total),
      ...(nearest && { nearest }),
    }
  }
}

function filterOf({
  cityCode,
  countycode,
  websitetype,
  serviceitems,
}: Parameters<Handler<typeof findOutlets>>[0]): OutletFilter {
  return {
    areas: [cityCode, countycode].filter((area) => area !== undefined),
    types: websitetype,
    services: serviceitems?.includes('all') ? undefined : serviceitems,
  }
}

/**
 * By where the visitor is, if they said so; otherwise in the smallest area around the one they asked
 * for, up to its province. The same kind and services, so that the way there is not in vain.
 */
async function nearestArea(
  store: { readonly db: ReadDb },
  filter: OutletFilter,
  near: Place | undefined,
): Promise<{ cityCode: string; cityName: string } | undefined> {
  const around = near === undefined ? areasAround(filter.areas) : [[]]
  for (const areas of around) {
    const [outlet] = await readOutlets(store, { ...filter, areas }, { page: 1, near })
    if (outlet !== undefined) return cityOf(outlet.areaCode)
  }
  return undefined
}

/** Larger and larger: of a county its city, then its province. */
function areasAround(areas: readonly string[]): string[][] {
  const smallest =
    areas.map(areaPrefix).toSorted((one, other) => other.length - one.length)[0] ?? ''
  return [4, 2]
    .filter((digits) => digits < smallest.length)
    .map((digits) => [smallest.slice(0, digits).padEnd(8, '0')])
}

/** The city of an area; its province where no city governs it. */
function cityOf(areaCode: string): { cityCode: string; cityName: string } | undefined {
  const codes = [4, 2].map((digits) => areaCode.slice(0, digits).padEnd(8, '0'))
  const cityCode = codes.find((code) => areaNames.has(code))
  const cityName = cityCode && areaNames.get(cityCode)
  return cityName === undefined || cityName === '' || cityCode === undefined
    ? undefined
    : { cityCode, cityName }
}

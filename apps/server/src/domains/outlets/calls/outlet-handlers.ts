import { outletServiceCodes } from '@ecenter/contract/constants/outlet-service-items.ts'
import { outletTypeCodes } from '@ecenter/contract/constants/outlet-types.ts'
import type { outletCalls, screen } from '@ecenter/contract/outlets/outlet.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { Handler, Handlers } from '../../../platform/calls/handler.ts'
import type { ListServices } from '../../list-services.ts'
import { areaNames, areasWith } from '../../places/rules/areas.ts'
import type { OutletsServices } from '../outlets-services.ts'
import { askedFrom } from '../rules/asked-from.ts'
import { outletPage } from '../rules/outlet-page.ts'
import { typesIn } from '../rules/outlet-types.ts'
import {
  countOutlets,
  type OutletChoice,
  readChoices,
  readOutlet,
  readOutletAreas,
} from '../store/outlet.repository.ts'
import { answerFindOutlets } from './find-outlets.ts'

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

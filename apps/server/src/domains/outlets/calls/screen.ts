import { outletServiceCodes } from '@ecenter/contract/constants/outlet-service-items.ts'
import { outletTypeCodes } from '@ecenter/contract/constants/outlet-types.ts'
import type { screen } from '@ecenter/contract/outlets/outlet.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { areaNames } from '../../places/rules/areas.ts'
import type { OutletsServices } from '../outlets-services.ts'
import { typesIn } from '../rules/outlet-types.ts'
import { type OutletChoice, readChoices } from '../store/outlet.repository.ts'

/** How many outlets each choice of the filter leaves; a choice that leaves none is still told. */
export function answerScreen({ db }: OutletsServices): Handler<typeof screen> {
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

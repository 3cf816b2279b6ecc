import type { TypedOf } from '@ecenter/contract/call.ts'
import { outletServiceCodes } from '@ecenter/contract/constants/outlet-service-items.ts'
import { outletTypeCodes, outletTypes } from '@ecenter/contract/constants/outlet-types.ts'
import type { findOutlets } from '@ecenter/contract/outlets/outlet.ts'
import type { OutletQuery } from '../state/outlet-query.ts'

/** Where the visitor is, in WGS-84. */
export interface Spot {
  readonly latitude: number
  readonly longitude: number
}

/** Around the visitor, wherever that is, until they choose a city. */
export function isAround(
  { cityCode }: Pick<OutletQuery, 'cityCode'>,
  siteCity: string,
  spot: Spot | undefined,
): boolean {
  return spot !== undefined && cityCode !== siteCity
}

/**
 * What the service is asked. A city that was chosen holds as long as the site stands in it; a choice
 * of another deployment counts as none.
 */
export function outletQuestion(
  query: OutletQuery,
  siteCity: string,
  spot: Spot | undefined,
): TypedOf<typeof findOutlets> {
  const { cityCode, countycode } = query
  return {
    ...spot,
    ...(!isAround(query, siteCity, spot) && { cityCode: siteCity }),
    ...(cityCode === siteCity && countycode !== '' && { countycode }),
    ...filterIn(query),
  }
}

/** Every type and service. */
export const noFilter = { websitetype: outletTypes.all.code, serviceitems: outletServiceCodes }

/** Whether anything but the place narrows the list. */
export function isFiltered(query: OutletQuery): boolean {
  const { websitetype, serviceitems } = filterIn(query)
  return websitetype !== outletTypes.all.code || serviceitems !== undefined
}

function filterIn({ websitetype, serviceitems }: OutletQuery) {
  const checked = outletServiceCodes.filter((code) => serviceitems.includes(code))
  const isNarrowed = checked.length > 0 && !checked.includes('all')
  return {
    websitetype: outletTypeCodes.find((code) => code === websitetype) ?? outletTypes.all.code,
    ...(isNarrowed && { serviceitems: checked }),
  }
}

import { type OutletDraft, outletDraft } from '@ecenter/contract/outlets/desk/outlets-at-desk.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import type { ContentType, KeptContent } from '../../../platform/content/content-type.ts'
import { areaNames } from '../../places/rules/areas.ts'
import { joinedTypes, typesIn } from '../rules/outlet-types.ts'
import { lockKeptOutlet } from './kept-outlets.ts'
import { storeOutlets } from './outlet.repository.ts'
import type { KeptOutlet, Outlet } from './outlet.ts'

/** Where outlets lie that the desk keeps. */
export const outletContentType: ContentType<OutletDraft> = {
  kind: 'outlet',
  shape: outletDraft,
  titleOf: ({ name }) => name,
  async judge(_, { areaCode }) {
    if (!areaNames.has(areaCode)) throw fieldRefused('areaCode', '请选择所在地区')
  },
  async lock(db, id) {
    const outlet = await lockKeptOutlet({ db }, id)
    return outlet && keptContentOf(outlet)
  },
  async store(db, { id, version, draft }) {
    await storeOutlets({ db }, [{ ...outletOf(id, draft), isShown: draft.isShown, version }])
  },
}

/** A draft as customers' pages know outlets. */
export function outletOf(id: string, { types, isShown: _, ...draft }: OutletDraft): Outlet {
  return { ...draft, id, types: joinedTypes(types) }
}

/** An outlet as the form of the desk knows it. */
export function keptContentOf({ id, version, ...outlet }: KeptOutlet): KeptContent<OutletDraft> {
  const { services, types, hours, latitude, longitude } = outlet
  const draft = {
    ...outlet,
    latitude: roundedDegrees(latitude),
    longitude: roundedDegrees(longitude),
    services: [...services],
    types: typesIn(types),
    hours: {
      ...hours,
      spans: hours.spans.map(({ days, ...span }) => ({ ...span, days: [...days] })),
    },
  }
  return { id, version, draft }
}

/** To a tenth of a metre, as people write places. */
export function roundedDegrees(degrees: number): number {
  return Number(degrees.toFixed(6))
}

import type { OutletDraft } from '@ecenter/contract/outlets/desk/outlet-draft.ts'
import { fieldRefused } from '../../platform/calls/failure.ts'
import type { ContentShelf, KeptContent } from '../../records/content/save-content.ts'
import { lockKeptOutlet } from '../../records/outlets/kept-outlets.ts'
import { storeOutlets } from '../../records/outlets/outlet.repository.ts'
import type { KeptOutlet, Outlet } from '../../records/outlets/outlet.ts'
import { areaNames } from '../../records/places/areas.ts'
import { typesIn } from '../outlet-summary.ts'

/** Where the desk's outlets lie. */
export const outletShelf: ContentShelf<OutletDraft> = {
  kind: 'outlet',
  async lock(db, id) {
    const outlet = await lockKeptOutlet({ db }, id)
    return outlet && keptContentOf(outlet)
  },
  async store(db, { id, version, draft }) {
    if (!areaNames.has(draft.areaCode)) throw fieldRefused('areaCode', '请选择所在地区')
    await storeOutlets({ db }, [{ ...outletOf(id, draft), isShown: draft.isShown, version }])
  },
}

/** A draft as customers' pages know outlets. */
export function outletOf(id: string, { types, isShown: _, ...draft }: OutletDraft): Outlet {
  return { ...draft, id, types: joinedKinds(types) }
}

/** An outlet as the form of the desk knows it. */
export function keptContentOf({ id, version, ...outlet }: KeptOutlet): KeptContent<OutletDraft> {
  const { services, types, hours, latitude, longitude } = outlet
  const draft = {
    ...outlet,
    latitude: rounded(latitude),
    longitude: rounded(longitude),
    services: [...services],
    types: typesIn(types),
    hours: {
      ...hours,
      spans: hours.spans.map(({ days, ...span }) => ({ ...span, days: [...days] })),
    },
  }
  return { id, version, draft }
}

/** One digit for each kind, all in one number. */
function joinedKinds(types: OutletDraft['types']): string {
  return [...'00000']
    .map((digit, at) => (types.some((type) => type[at] === '1') ? '1' : digit))
    .join('')
}

/** To a tenth of a metre, as people write places. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(6))
}

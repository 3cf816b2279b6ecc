import type { OutletService } from '@ecenter/contract/constants/outlet-service-items.ts'
import { hotline } from '@ecenter/contract/constants/service.ts'
import type { Outlet } from '../../domains/outlets/store/outlet.ts'
import { areaNames, areas } from '../../domains/places/rules/areas.ts'
import type { AreaBranch } from '../../domains/places/store/branch.repository.ts'
import type { OpeningHours } from '../../platform/database/tables/outlets.ts'
import { type SeededRandom, seededRandom } from '../seeded-random.ts'
import { cityPlaces } from './city-places.ts'

const seed = 2026_09
const workdays = [1, 2, 3, 4, 5]
const everyDay = [...workdays, 6, 7]

const officeHours: OpeningHours = {
  spans: [
    { days: workdays, from: '08:30', to: '12:00' },
    { days: workdays, from: '13:30', to: '17:30' },
  ],
  isOpenOnHolidays: false,
}
const shopHours: OpeningHours = {
  spans: [{ days: everyDay, from: '08:30', to: '18:00' }],
  isOpenOnHolidays: true,
}
const nightHours: OpeningHours = {
  spans: [{ days: everyDay, from: '18:00', to: '02:00' }],
  isOpenOnHolidays: true,
}
const alwaysOpen: OpeningHours = {
  spans: [{ days: everyDay, from: '00:00', to: '24:00' }],
  isOpenOnHolidays: true,
}

interface Sort {
  readonly types: string
  /** What comes behind the street in its name. */
  readonly name: string
  readonly services: readonly OutletService[]
  readonly hours: OpeningHours
}

const sorts: readonly Sort[] = [
  {
    types: '10000',
    name: '营业部',
    services: ['insure', 'claims', 'charges', 'consultation'],
    hours: officeHours,
  },
  {
    types: '01000',
    name: '理赔服务点',
    services: ['claims', 'send-documents', 'loss-assessment', 'consultation'],
    hours: alwaysOpen,
  },
  {
    types: '11000',
    name: '客户服务中心',
    services: ['insure', 'claims', 'send-documents', 'co-claims', 'charges', 'consultation'],
    hours: officeHours,
  },
  {
    types: '00010',
    name: '定损中心',
    services: ['loss-assessment', 'inspection-proxy', 'violation-handling'],
    hours: officeHours,
  },
  { types: '00001', name: '合作修理厂', services: ['loss-assessment', 'repair'], hours: shopHours },
  { types: '00100', name: '4S 店服务点', services: ['insure', 'repair'], hours: shopHours },
  {
    types: '01010',
    name: '夜间定损点',
    services: ['claims', 'loss-assessment'],
    hours: nightHours,
  },
]

const streets = ['和安路', '柳园街', '北辰西街', '清河路', '文昌大道', '新民街', '望江路', '建新路']

/** The demo insurer's outlets: some in every city of the list, spread over its counties. */
export function demoOutlets(): Outlet[] {
  const random = seededRandom(seed)
  return cityPlaces.flatMap(([cityCode, latitude, longitude]) => {
    const counties = countiesOf(cityCode)
    return sorts.flatMap((sort, at) =>
      Array.from({ length: cityCode === '11000000' ? 4 : 1 }, (_, copy) =>
        outletOf(sort, {
          id: idOf(cityCode, at, copy),
          areaCode: counties.length > 0 ? random.oneOf(counties) : cityCode,
          street: random.oneOf(streets),
          house: random.between(2, 188),
          latitude: latitude + offset(random),
          longitude: longitude + offset(random),
          phone: hotline,
        }),
      ),
    )
  })
}

/** One branch for each city of the list, named after it. */
export function demoBranches(): AreaBranch[] {
  return cityPlaces.map(([areaCode]) => ({
    comCode: areaCode,
    comName: `${areaNames.get(areaCode)}分公司`,
    areaCode,
    address: `${areaNames.get(areaCode)}文昌大道 1 号`,
    phone: hotline,
  }))
}

interface Spot extends Pick<Outlet, 'id' | 'areaCode' | 'latitude' | 'longitude' | 'phone'> {
  readonly street: string
  readonly house: number
}

function outletOf(sort: Sort, { street, house, ...spot }: Spot): Outlet {
  const { types, services, hours } = sort
  const county = areaNames.get(spot.areaCode)
  return {
    ...spot,
    types,
    services,
    hours,
    name: `${street}${sort.name}`,
    address: `${county}${street} ${house} 号`,
  }
}

function countiesOf(cityCode: string): string[] {
  const below = areas
    .flatMap((province) => [province, ...(province.children ?? [])])
    .find(({ code }) => code === cityCode)?.children
  return (below ?? []).map(({ code }) => code)
}

/** The same outlet has the same id at every start, so that a link to it lives on. */
function idOf(cityCode: string, sort: number, copy: number): string {
  return `00000000-0000-4000-8000-${cityCode}${String(sort).padStart(2, '0')}${String(copy).padStart(2, '0')}`
}

/** Within some ten kilometres of the middle. */
function offset(random: SeededRandom): number {
  return random.between(-900, 900) / 10_000
}

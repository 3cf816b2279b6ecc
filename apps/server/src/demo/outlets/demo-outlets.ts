import { hotline } from '@ecenter/contract/constants/service.ts'
import { outletDraft } from '@ecenter/contract/outlets/desk/outlets-at-desk.ts'
import { number, record, strictObject, string } from 'valibot'
import type { Outlet } from '../../domains/outlets/store/outlet.ts'
import type { AreaBranch } from '../../domains/places/store/branch.repository.ts'
import { readOne, readRows } from '../data/read-data.ts'

export const outletRow = strictObject({
  /** Always the same, so that a link to it lives on. */
  id: string(),
  name: string(),
  areaCode: string(),
  address: string(),
  latitude: number(),
  longitude: number(),
  sort: string(),
})

const { services, hours } = outletDraft.entries
export const outletSorts = record(string(), strictObject({ types: string(), services, hours }))

/** The demo insurer's outlets: some in every city that has a branch, spread over its counties. */
export function demoOutlets(): Outlet[] {
  const sorts = readOne('outlet-sorts.json', outletSorts)
  return readRows('outlets.ndjson', outletRow).map(({ sort, ...told }) => {
    const kind = sorts[sort]
    if (kind === undefined) throw new Error(`outlet-sorts.json has no ${sort}`)
    return { ...told, ...kind, phone: hotline }
  })
}

export const branchRow = strictObject({
  comCode: string(),
  comName: string(),
  areaCode: string(),
  address: string(),
})

/** One branch for each city with outlets, one at least of each province where a mainland insurer may work. */
export function demoBranches(): AreaBranch[] {
  return readRows('branches.ndjson', branchRow).map((told) => ({ ...told, phone: hotline }))
}

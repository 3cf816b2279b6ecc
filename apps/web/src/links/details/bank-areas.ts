import type { Area } from '../../kit/fields/area-columns.ts'
import { pathTo } from '../../kit/fields/area-columns.ts'

interface BankArea {
  readonly bankProvince: string
  readonly bankCity: string
}

/** Provinces with their cities. Below a municipality are districts alone: it is its own city. */
export function bankAreas(areas: readonly Area[]): readonly Area[] {
  return areas.map(({ code, name, children = [] }) => {
    const hasCities = children.some(({ children }) => children !== undefined)
    return { code, name, ...(hasCities && { children: children.map(withoutParts) }) }
  })
}

/** What is sent of a choice. */
export function bankAreaNames(areas: readonly Area[], code: string): BankArea {
  const [province, city = province] = pathTo(code, areas)
  return { bankProvince: province?.name ?? '', bankCity: city?.name ?? '' }
}

/** The choice that these names came of; empty while there is none. */
export function codeOfBankArea(
  areas: readonly Area[],
  { bankProvince, bankCity }: BankArea,
): string {
  const province = areas.find(({ name }) => name === bankProvince)
  const city = province?.children?.find(({ name }) => name === bankCity)
  return city?.code ?? province?.code ?? ''
}

function withoutParts({ code, name }: Area): Area {
  return { code, name }
}

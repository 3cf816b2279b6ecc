import type { Province } from '@ecenter/contract/places/get-city-code.ts'
import names from './areas.json' with { type: 'json' }

/** How many digits of a code name an area of each level: province, city, county. */
const digitsOfLevel = [2, 4, 6] as const

/** Names by code: GB/T 2260 with `00` behind it. */
export const areaNames: ReadonlyMap<string, string> = new Map(Object.entries(names))

interface Node {
  code: string
  name: string
  children?: Node[]
}

/** The whole country, each area in the smallest one above it that has a code of its own. */
const tree: readonly Node[] = grow()
export const areas: readonly Province[] = [...tree]

function grow(): Node[] {
  const provinces: Node[] = []
  const nodes = new Map<string, Node>()
  for (const [code, name] of areaNames) {
    const node = { code, name }
    nodes.set(code, node)
    const above = nodeAbove(code, nodes)
    if (above === undefined) provinces.push(node)
    else above.children = [...(above.children ?? []), node]
  }
  return provinces
}

/** Codes are in order, so what stands above an area has come before it. */
function nodeAbove(code: string, nodes: ReadonlyMap<string, Node>): Node | undefined {
  return codesDownTo(code)
    .filter((above) => above !== code)
    .map((above) => nodes.get(above))
    .findLast((node) => node !== undefined)
}

/** The names that lead to an area, the largest first; a municipality and its districts are two. */
export function areaPath(code: string): string[] {
  return codesDownTo(code).flatMap((each) => areaNames.get(each) ?? [])
}

/** Of eight digits, as all codes are: numbers of policies say four. */
export function wholeCode(code: string): string {
  return code.padEnd(8, '0')
}

/** What an area is called with all that it lies in; the code itself where there is none of it. */
export function areaName(code: string): string {
  return areaPath(wholeCode(code)).join('') || code
}

/**
 * The city that a county lies in, with all its counties; a place that no city governs, or that has no
 * counties, stands alone.
 */
export function cityAround(code: string): {
  name: string
  counties: { code: string; name: string }[]
} {
  const cities = tree.flatMap((province) => [province, ...(province.children ?? [])])
  const city = cities.find(
    ({ children = [] }) =>
      children.every(({ children }) => children === undefined) &&
      children.some((area) => area.code === code),
  )
  const alone = { code, name: areaNames.get(code) ?? '' }
  const { name, children } = city ?? { name: alone.name, children: [alone] }
  return { name, counties: (children ?? []).map((area) => ({ code: area.code, name: area.name })) }
}

/** The country with nothing in it but these areas and what they lie in. */
export function areasWith(codes: readonly string[]): Province[] {
  const wanted = new Set(codes.flatMap(codesDownTo))
  return keep(tree)

  function keep(among: readonly Node[]): Node[] {
    return among
      .filter(({ code }) => wanted.has(code))
      .map(({ children, ...area }) => ({ ...area, ...(children && { children: keep(children) }) }))
  }
}

export function provinceCode(code: string): string {
  return code.slice(0, digitsOfLevel[0]).padEnd(code.length, '0')
}

/** Of province, city and county, as far as a code goes. */
function codesDownTo(code: string): string[] {
  const codes = digitsOfLevel.map((digits) => code.slice(0, digits).padEnd(code.length, '0'))
  return [...new Set(codes)]
}

/** How the codes of all areas inside one begin: its own code without the levels that it leaves open. */
export function areaPrefix(code: string): string {
  return code.replace(/(?:00)+$/, '')
}

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
export const areas: readonly Province[] = grow()

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
  return digitsOfLevel
    .toReversed()
    .map((digits) => code.slice(0, digits).padEnd(code.length, '0'))
    .filter((above) => above !== code)
    .map((above) => nodes.get(above))
    .find((node) => node !== undefined)
}

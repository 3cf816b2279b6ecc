import type { WheelColumn } from '../wheels/WheelColumns.tsx'

/** A province, a city, a county, and what lies in it. A municipality may lack the level of cities. */
export interface Area {
  readonly code: string
  readonly name: string
  readonly children?: readonly Area[] | undefined
}

/**
 * One wheel a level. A wish that does not lie in the area above it becomes the first that does; levels
 * that the chosen area does not have stay empty.
 */
export function areaColumns(
  wishes: readonly string[],
  areas: readonly Area[],
  levels: readonly string[],
): WheelColumn[] {
  let within: readonly Area[] = areas
  return levels.map((label, at) => {
    const options = within.map(({ code, name }) => ({ value: code, label: name }))
    const chosen = within.find(({ code }) => code === wishes[at]) ?? within[0]
    within = chosen?.children ?? []
    return { label, options, chosen: chosen?.code ?? '', width: 3 }
  })
}

/** The areas that lead to a code, the largest first, with the area itself; none for an unknown code. */
export function pathTo(code: string, areas: readonly Area[]): readonly Area[] {
  for (const area of areas) {
    if (area.code === code) return [area]
    const path = pathTo(code, area.children ?? [])
    if (path.length > 0) return [area, ...path]
  }
  return []
}

import type { Province } from '@ecenter/contract/places/get-city-code.ts'

interface Area {
  readonly code: string
  readonly name: string
  readonly children?: readonly Area[] | undefined
}

/** One list to choose from on the way down to an area, and what is chosen in it. */
export interface AreaLevel {
  readonly choices: readonly Area[]
  /** Undefined while nothing is. */
  readonly chosen: Area | undefined
}

/** The lists from the provinces down to what lies in the chosen area. */
export function areaLevels(areas: readonly Province[], code: string | undefined): AreaLevel[] {
  const levels: AreaLevel[] = []
  let choices: readonly Area[] = areas
  while (choices.length > 0) {
    const chosen = choices.find((area) => code !== undefined && contains(area, code))
    levels.push({ choices, chosen })
    choices = chosen?.children ?? []
  }
  return levels
}

/** The names that lead to an area, the largest first. */
export function areaText(areas: readonly Province[], code: string): string {
  const names = areaLevels(areas, code).flatMap(({ chosen }) => chosen?.name ?? [])
  return names.length === 0 ? code : names.join(' ')
}

function contains({ code, children = [] }: Area, wanted: string): boolean {
  return code === wanted || children.some((child) => contains(child, wanted))
}

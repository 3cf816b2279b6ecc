import type { CoverWord } from '@ecenter/contract/person/overview.ts'

/** Where a number stands on the drawn car, in units of its drawing. */
export interface Mark {
  readonly number: number
  readonly x: number
  readonly y: number
}

export interface MarkedCover extends CoverWord {
  /** Absent where the drawing has no place left for it. */
  readonly mark: Mark | undefined
}

/** Before the car stands who was hit, on its doors and hood what is its own, in its windows who sits there. */
const places: Readonly<
  Record<NonNullable<CoverWord['part']>, readonly (readonly [number, number])[]>
> = {
  others: [
    [278, 88],
    [278, 58],
    [278, 28],
  ],
  car: [
    [186, 84],
    [116, 80],
    [212, 104],
  ],
  people: [
    [140, 54],
    [178, 54],
  ],
}

/** Covers with the numbers that the drawn car carries, in the order of the list. */
export function markedCovers(covers: readonly CoverWord[]): MarkedCover[] {
  let number = 0
  const taken = { others: 0, car: 0, people: 0 }
  return covers.map((cover) => {
    if (cover.part === undefined) return { ...cover, mark: undefined }
    const place = places[cover.part][taken[cover.part]]
    if (place === undefined) return { ...cover, mark: undefined }
    taken[cover.part] += 1
    number += 1
    const [x, y] = place
    return { ...cover, mark: { number, x, y } }
  })
}

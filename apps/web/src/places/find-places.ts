import type { Place } from './place.ts'

/** Where a name is written in part, or spelled from its beginning: 庆, chongq, cq. */
export function findPlaces(places: readonly Place[], typed: string): readonly Place[] {
  const wanted = typed.toLowerCase().replaceAll(/[\s'’]/g, '')
  return places.filter(
    ({ name, spelling, initials }) =>
      name.includes(wanted) || spelling.startsWith(wanted) || initials.startsWith(wanted),
  )
}

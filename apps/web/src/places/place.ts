import type { Province } from '@ecenter/contract/places/get-city-code.ts'
import { syllablesOf } from './reading.ts'

/** A city, or one of its counties, as it is looked for. */
export interface Place {
  readonly code: string
  readonly name: string
  /** The city it lies in; its own code where it is one. */
  readonly cityCode: string
  readonly cityName: string
  /** chong qing shi, by which it is sorted */
  readonly reading: string
  /** chongqingshi */
  readonly spelling: string
  /** cqs */
  readonly initials: string
}

interface Area {
  readonly code: string
  readonly name: string
  readonly children?: readonly Area[] | undefined
}

/** All cities with what lies in them; a municipality is a city, and so is a town that no city governs. */
export function placesIn(areas: readonly Province[]): readonly Place[] {
  return areas
    .flatMap(citiesIn)
    .flatMap((city) => [
      placeOf(city, city),
      ...(city.children ?? []).map((county) => placeOf(county, city)),
    ])
}

function citiesIn(province: Area): readonly Area[] {
  const below = province.children ?? []
  return below.some(isCity) ? below : [province]
}

/** GB/T 2260: of a city that has counties, the digits for these are zeros. */
function isCity({ code }: Area): boolean {
  return code.endsWith('0000')
}

function placeOf({ code, name }: Area, city: Area): Place {
  const syllables = syllablesOf(name)
  return {
    code,
    name,
    cityCode: city.code,
    cityName: city.name,
    reading: syllables.join(' '),
    spelling: syllables.join(''),
    initials: syllables.map((syllable) => syllable.charAt(0)).join(''),
  }
}

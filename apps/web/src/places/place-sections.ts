import { findByReading } from '../kit/lists/find-by-reading.ts'
import type { Section } from '../kit/lists/IndexSection.tsx'
import type { Place } from './place.ts'

/** Where most people live who do business with an insurer in a city. */
const popular = [
  '11000000',
  '31000000',
  '44010000',
  '44030000',
  '51010000',
  '33010000',
  '50000000',
  '42010000',
]

/** All cities by letter, the popular ones first; or what was typed, cities before counties. */
export function sectionsOf(places: readonly Place[], typed: string): readonly Section[] {
  const sections = typed.trim() === '' ? byLetter(places) : byKind(findByReading(places, typed))
  return sections.filter(({ rows }) => rows.length > 0)
}

function byLetter(places: readonly Place[]): Section[] {
  const cities = places.filter(isCity)
  const letters = new Map<string, Place[]>()
  for (const city of cities) {
    const letter = city.initials.charAt(0).toUpperCase()
    letters.set(letter, [...(letters.get(letter) ?? []), city])
  }
  const known = popular.flatMap((code) => cities.find((city) => city.code === code) ?? [])
  return [
    { letter: '热门', rows: rowsOf(known) },
    ...[...letters].sort().map(([letter, found]) => ({ letter, rows: rowsOf(byReading(found)) })),
  ]
}

function byKind(found: readonly Place[]): Section[] {
  return [
    { letter: '城市', rows: rowsOf(byReading(found.filter(isCity))) },
    { letter: '区县', rows: rowsOf(byReading(found.filter((place) => !isCity(place)))) },
  ]
}

function byReading(places: readonly Place[]): readonly Place[] {
  return [...places].sort((one, other) => (one.reading < other.reading ? -1 : 1))
}

function rowsOf(places: readonly Place[]): Section['rows'] {
  return places.map((place) => ({
    key: place.code,
    label: isCity(place) ? place.name : `${place.name}（${place.cityName}）`,
  }))
}

function isCity({ code, cityCode }: Place): boolean {
  return code === cityCode
}

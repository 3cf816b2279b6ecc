import type { Province } from '@ecenter/contract/places/get-city-code.ts'
import { useMemo, useState } from 'react'
import { IndexSearch } from '../kit/IndexSearch.tsx'
import type { Section } from '../kit/IndexSection.tsx'
import { type Place, placesIn } from './place.ts'
import { sectionsOf } from './place-sections.ts'

export interface PlaceListProps {
  readonly areas: readonly Province[]
  readonly selected: string
  /** Before the cities: the counties of the one that is chosen. */
  readonly first?: Section | undefined
  /** A city, or a county that was searched for. */
  readonly onChoose: (place: Place) => void
}

/** Cities by letter, and a search by name, pinyin or initials that also knows counties. */
export function PlaceList({ areas, selected, first, onChoose }: PlaceListProps) {
  const [typed, setTyped] = useState('')
  const places = useMemo(() => placesIn(areas), [areas])
  const sections = useMemo(() => {
    const found = sectionsOf(places, typed)
    return first === undefined || typed.trim() !== '' ? found : [first, ...found]
  }, [places, typed, first])

  function handleChoose(key: string) {
    const place = places.find(({ code }) => code === key)
    if (place !== undefined) onChoose(place)
  }

  return (
    <IndexSearch
      label="城市"
      searchLabel="搜索城市或区县"
      typed={typed}
      onType={setTyped}
      sections={sections}
      selected={selected}
      onChoose={handleChoose}
    />
  )
}

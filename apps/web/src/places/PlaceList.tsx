import type { Province } from '@ecenter/contract/places/get-city-code.ts'
import { Search } from 'lucide'
import { useMemo, useState } from 'react'
import { Field } from '../kit/Field.tsx'
import { IndexList } from '../kit/IndexList.tsx'
import type { Section } from '../kit/IndexSection.tsx'
import { ResultState } from '../kit/ResultState.tsx'
import styles from './PlaceSheet.module.css'
import { type Place, placesIn } from './place.ts'
import { sectionsOf } from './place-sections.ts'

export interface PlaceListProps {
  readonly areas: readonly Province[]
  readonly selected: string
  /** Before the cities: the counties of the one that is chosen. */
  readonly first?: Section | undefined
  /** A city, or a county that was searched for. */
  readonly onChoose: (place: Pick<Place, 'code' | 'cityCode'>) => void
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
    <IndexList
      label="城市"
      sections={sections}
      selected={selected}
      onChoose={handleChoose}
      search={
        <div className={styles.search}>
          <Field
            label="搜索城市或区县"
            hint="可以输入汉字、拼音或拼音首字母"
            maxLength={20}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </div>
      }
      empty={
        <div className={styles.state}>
          <ResultState tone="empty" icon={Search} title="没有找到">
            请换一个名称，或清空后按字母选择。
          </ResultState>
        </div>
      }
    />
  )
}

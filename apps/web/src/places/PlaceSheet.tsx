import type { Province } from '@ecenter/contract/places/get-city-code.ts'
import { CloudOff } from 'lucide'
import { useMemo, useState } from 'react'
import { Button } from '../kit/buttons/Button.tsx'
import { ResultState } from '../kit/layout/ResultState.tsx'
import { IndexSearch } from '../kit/lists/IndexSearch.tsx'
import type { Section } from '../kit/lists/IndexSection.tsx'
import { Sheet } from '../kit/overlays/Sheet.tsx'
import { SheetRoom } from '../kit/overlays/SheetRoom.tsx'
import { Loading } from '../kit/progress/Loading.tsx'
import styles from './PlaceSheet.module.css'
import { type Place, placesIn } from './place.ts'
import { sectionsOf } from './place-sections.ts'

interface PlaceSheetProps extends Omit<PlaceListProps, 'areas'> {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Undefined while they are on their way. */
  readonly areas: PlaceListProps['areas'] | undefined
  readonly hasFailed: boolean
  readonly onRetry: () => void
}

/** Where one chooses a city; it opens at once, and fills when the areas have come. */
export function PlaceSheet(props: PlaceSheetProps) {
  const { isOpen, onClose, areas, hasFailed, onRetry, ...list } = props
  return (
    <Sheet title="选择城市" isOpen={isOpen} onClose={onClose} isWide>
      <SheetRoom>
        {areas !== undefined && <PlaceList areas={areas} {...list} />}
        {areas === undefined && !hasFailed && <Loading />}
        {areas === undefined && hasFailed && (
          <div className={styles.state}>
            <ResultState
              tone="error"
              icon={CloudOff}
              title="暂时无法选择城市"
              actions={
                <Button isBlock onClick={onRetry}>
                  再试一次
                </Button>
              }
            >
              城市列表没有加载出来。
            </ResultState>
          </div>
        )}
      </SheetRoom>
    </Sheet>
  )
}

interface PlaceListProps {
  readonly areas: readonly Province[]
  readonly selected: string
  /** Before the cities: the counties of the one that is chosen. */
  readonly first?: Section | undefined
  /** A city, or a county that was searched for. */
  readonly onChoose: (place: Place) => void
}

/** Cities by letter, and a search by name, pinyin or initials that also knows counties. */
function PlaceList({ areas, selected, first, onChoose }: PlaceListProps) {
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

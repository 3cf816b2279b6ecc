import { CloudOff } from 'lucide'
import { Button } from '../kit/Button.tsx'
import { Loading } from '../kit/Loading.tsx'
import { ResultState } from '../kit/ResultState.tsx'
import { Sheet } from '../kit/Sheet.tsx'
import { SheetRoom } from '../kit/SheetRoom.tsx'
import { PlaceList, type PlaceListProps } from './PlaceList.tsx'
import styles from './PlaceSheet.module.css'

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

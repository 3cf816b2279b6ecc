import { Sheet } from '../overlays/Sheet.tsx'
import styles from './ProvinceSheet.module.css'
import { provinces } from './plate-parts.ts'

interface ProvinceSheetProps {
  readonly isOpen: boolean
  readonly province: string
  readonly onChoose: (province: string) => void
  readonly onClose: () => void
}

export function ProvinceSheet({ isOpen, province, onChoose, onClose }: ProvinceSheetProps) {
  return (
    <Sheet title="选择省份简称" isOpen={isOpen} onClose={onClose} isWide>
      <div className={styles.keys}>
        {provinces.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === province}
            data-autofocus={each === province ? '' : undefined}
            onClick={() => onChoose(each)}
          >
            {each}
          </button>
        ))}
      </div>
    </Sheet>
  )
}

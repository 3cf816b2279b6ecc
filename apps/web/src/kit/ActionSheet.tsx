import styles from './ActionSheet.module.css'
import { classNames } from './class-names.ts'
import { cancelLabel } from './dialog-words.ts'
import { SheetFrame } from './SheetFrame.tsx'

interface ActionChoice {
  readonly label: string
  /** Small, below the label. */
  readonly note?: string
  /** Takes something away for good. */
  readonly isDangerous?: boolean
  readonly isDisabled?: boolean
  readonly onChoose: () => void
}

interface ActionSheetProps {
  readonly title: string
  readonly choices: readonly ActionChoice[]
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What can be done with a thing, one row each. A choice closes the sheet first. */
export function ActionSheet({ title, choices, isOpen, onClose }: ActionSheetProps) {
  return (
    <SheetFrame label={title} isOpen={isOpen} onClose={onClose}>
      <h2 className={styles.title} data-drag-handle="">
        {title}
      </h2>
      <div className={styles.choices}>
        {choices.map(({ label, note, isDangerous, isDisabled, onChoose }) => (
          <button
            key={label}
            type="button"
            className={classNames(styles.choice, isDangerous && styles.dangerous)}
            disabled={isDisabled}
            data-autofocus={isDisabled ? undefined : ''}
            onClick={() => {
              onClose()
              onChoose()
            }}
          >
            {label}
            {note !== undefined && <small>{note}</small>}
          </button>
        ))}
      </div>
      <button type="button" className={styles.cancel} onClick={onClose}>
        {cancelLabel}
      </button>
    </SheetFrame>
  )
}

import { classNames } from '@ecenter/ui/class-names.ts'
import styles from './ActionSheet.module.css'
import { cancelLabel } from './dialog-words.ts'
import { SheetFrame } from './SheetFrame.tsx'

interface ChoiceLook {
  readonly label: string
  /** Small, below the label. */
  readonly note?: string
}

interface ActionChoice extends ChoiceLook {
  /** Takes something away for good. */
  readonly isDangerous?: boolean
  readonly isDisabled?: boolean
  readonly onChoose: () => void
}

/** A choice that leads elsewhere, also out of the site. */
interface LinkChoice extends ChoiceLook {
  readonly href: string
}

interface ActionSheetProps {
  readonly title: string
  readonly choices: readonly (ActionChoice | LinkChoice)[]
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
        {choices.map((choice) =>
          'href' in choice ? (
            <a key={choice.label} className={styles.choice} href={choice.href} data-autofocus="">
              <ChoiceText {...choice} />
            </a>
          ) : (
            <ActionButton key={choice.label} choice={choice} onClose={onClose} />
          ),
        )}
      </div>
      <button type="button" className={styles.cancel} onClick={onClose}>
        {cancelLabel}
      </button>
    </SheetFrame>
  )
}

interface ActionButtonProps extends Pick<ActionSheetProps, 'onClose'> {
  readonly choice: ActionChoice
}

function ActionButton({ choice, onClose }: ActionButtonProps) {
  const { isDangerous, isDisabled, onChoose } = choice
  return (
    <button
      type="button"
      className={classNames(styles.choice, isDangerous && styles.dangerous)}
      disabled={isDisabled}
      data-autofocus={isDisabled ? undefined : ''}
      onClick={() => {
        onClose()
        onChoose()
      }}
    >
      <ChoiceText {...choice} />
    </button>
  )
}

function ChoiceText({ label, note }: ChoiceLook) {
  return (
    <>
      {label}
      {note !== undefined && <small>{note}</small>}
    </>
  )
}

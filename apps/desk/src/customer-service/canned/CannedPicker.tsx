import { classNames } from '@ecenter/ui/class-names.ts'
import styles from './CannedPicker.module.css'
import type { CannedChoice } from './use-canned-choice.ts'

/** Canned answers above the field; its arrow keys go through them. */
export function CannedPicker({
  id,
  found,
  index,
  choose,
}: Pick<CannedChoice, 'found' | 'index' | 'choose'> & { readonly id: string }) {
  return (
    <div id={id} role="listbox" aria-label="常用语" className={styles.list}>
      {found.map((answer, place) => (
        // The field has the focus and its keys; a press is for the pointer.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
        <div
          key={answer.answerId}
          id={`${id}-${place}`}
          ref={place === index ? intoView : undefined}
          role="option"
          aria-selected={place === index}
          className={classNames(styles.option, place === index && styles.chosen)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(answer)}
        >
          <b>{answer.title}</b>
          <span className={styles.text}>{answer.text}</span>
        </div>
      ))}
    </div>
  )
}

function intoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}

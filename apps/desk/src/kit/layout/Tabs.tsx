import { classNames } from '@ecenter/ui/class-names.ts'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import styles from './Tabs.module.css'

interface Tab<Name extends string> {
  readonly name: Name
  readonly title: string
  /** Beside the title: how many there are. */
  readonly count?: number | undefined
}

interface TabsProps<Name extends string> {
  readonly label: string
  readonly tabs: readonly Tab<Name>[]
  readonly chosen: Name
  readonly onChoose: (name: Name) => void
  /** What the chosen tab shows. */
  readonly children: ReactNode
}

/** One of several views of the same thing; arrow keys go from one to the next. */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { label, tabs, chosen, onChoose, children } = props
  const id = useId()

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const index = tabs.findIndex(({ name }) => name === chosen)
    const next = tabs[(index + step + tabs.length) % tabs.length]
    if (next === undefined) return
    onChoose(next.name)
    document.getElementById(`${id}-${next.name}`)?.focus()
  }

  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={handleKey}>
        {tabs.map(({ name, title, count }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            className={classNames(styles.tab, name === chosen && styles.chosen)}
            onClick={() => onChoose(name)}
          >
            {title}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen}`}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  )
}

import type { KeyboardEvent } from 'react'
import { nextTab } from './next-tab.ts'
import styles from './Tabs.module.css'

interface FilterTab<Key extends string> {
  readonly key: Key
  readonly label: string
  /** How many the filter leaves. */
  readonly count?: number
}

interface FilterTabsProps<Key extends string> {
  readonly label: string
  readonly tabs: readonly FilterTab<Key>[]
  readonly selected: Key
  readonly onSelect: (key: Key) => void
}

/** Tabs that filter the list below them. */
export function FilterTabs<Key extends string>(props: FilterTabsProps<Key>) {
  const { label, tabs, selected, onSelect } = props
  return (
    <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={handleArrow}>
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          className={styles.tab}
          {...stateOf(tab.key === selected)}
          onClick={() => onSelect(tab.key)}
          onFocus={() => onSelect(tab.key)}
        >
          {tab.label}
          {tab.count !== undefined && <span className="num">{tab.count}</span>}
        </button>
      ))}
    </div>
  )
}

interface LinkTab {
  readonly label: string
  readonly href: string
}

interface LinkTabsProps {
  readonly label: string
  readonly tabs: readonly LinkTab[]
  /** The `href` of the screen that is shown. */
  readonly current: string
}

/** Tabs that lead to sister screens. An arrow only moves the focus, Enter goes there. */
export function LinkTabs({ label, tabs, current }: LinkTabsProps) {
  return (
    <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={handleArrow}>
      {tabs.map((tab) => (
        <a key={tab.href} className={styles.tab} href={tab.href} {...stateOf(tab.href === current)}>
          {tab.label}
        </a>
      ))}
    </div>
  )
}

/** One stop for the Tab key; from there the arrows. */
function stateOf(isSelected: boolean) {
  return { role: 'tab', 'aria-selected': isSelected, tabIndex: isSelected ? 0 : -1 }
}

function handleArrow(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget, key } = event
  if (!(target instanceof HTMLElement)) return
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const next = nextTab(key, tabs.indexOf(target), tabs.length)
  if (next === undefined) return
  event.preventDefault()
  tabs[next]?.focus()
}

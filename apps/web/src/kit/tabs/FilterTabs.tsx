import styles from './Tabs.module.css'
import { moveFocus, tabState } from './tab-list.ts'

interface FilterTab<Key extends string> {
  readonly key: Key
  readonly label: string
  /** How many the filter leaves. */
  readonly count?: number
  /** What it shows, where that is a panel of its own. */
  readonly panelId?: string
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
    <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={moveFocus}>
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          className={styles.tab}
          {...tabState(tab.key === selected)}
          aria-controls={tab.panelId}
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

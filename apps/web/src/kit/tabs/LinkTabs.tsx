import styles from './Tabs.module.css'
import { moveFocus, tabState } from './tab-list.ts'

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
    <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={moveFocus}>
      {tabs.map((tab) => (
        <a
          key={tab.href}
          className={styles.tab}
          href={tab.href}
          {...tabState(tab.href === current)}
        >
          {tab.label}
        </a>
      ))}
    </div>
  )
}

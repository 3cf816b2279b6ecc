import { Icon } from '../kit/Icon.tsx'
import styles from './EntryTiles.module.css'
import { entries, largeEntries, leadEntry } from './entries.ts'
import { outsideEntries } from './outside-entries.ts'

export function LeadEntry() {
  const { title, text, href, icon } = leadEntry
  return (
    <a className={styles.lead} href={href} data-click={leadEntry.clickName}>
      <span className={styles.leadText}>
        <b>{title}</b>
        <span>{text}</span>
      </span>
      <span className={styles.leadGo}>
        <Icon of={icon} />
      </span>
    </a>
  )
}

/** Side by side. */
export function LargeEntries() {
  return (
    <div className={styles.large}>
      {largeEntries.map((entry) => (
        <a
          key={entry.href}
          className={styles.largeEntry}
          href={entry.href}
          data-click={entry.clickName}
        >
          <Icon of={entry.icon} size="l" />
          <b>{entry.title}</b>
          <span>{entry.text}</span>
        </a>
      ))}
    </div>
  )
}

export function EntryGrid() {
  return (
    <nav className={styles.grid} aria-label="更多服务">
      {[...entries, ...outsideEntries()].map((entry) => (
        <a key={entry.href} href={entry.href} data-click={entry.clickName}>
          <Icon of={entry.icon} />
          {entry.title}
        </a>
      ))}
    </nav>
  )
}

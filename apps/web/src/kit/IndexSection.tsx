import { Check } from 'lucide'
import { memo } from 'react'
import { Icon } from './Icon.tsx'
import styles from './IndexSection.module.css'

export interface Section {
  /** A, B, C …, or a word such as 热门. */
  readonly letter: string
  readonly rows: readonly SectionRow[]
}

export interface SectionRow {
  readonly key: string
  readonly label: string
}

interface IndexSectionProps {
  readonly section: Section
  /** The key of the chosen row, if it is in here: a choice renders two sections again, not all. */
  readonly selected: string | undefined
}

/** The rows of one letter below its head. The list around hears which of them is pressed. */
export const IndexSection = memo(function IndexSection({ section, selected }: IndexSectionProps) {
  return (
    <section
      className={styles.section}
      style={{ containIntrinsicBlockSize: placeholderHeight(section.rows.length) }}
    >
      <h3 className={styles.head}>{section.letter}</h3>
      <ul>
        {section.rows.map(({ key, label }) => (
          <li key={key}>
            <button
              type="button"
              className={styles.row}
              data-key={key}
              aria-current={key === selected || undefined}
            >
              {label}
              {key === selected && <Icon of={Check} />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
})

/** What a section takes before it is laid out: exact where no row needs a second line. */
function placeholderHeight(rows: number): string {
  return `auto calc(var(--index-head) + ${rows} * var(--row))`
}

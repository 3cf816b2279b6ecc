import { Icon } from '@ecenter/ui/Icon.tsx'
import { Check } from 'lucide'
import { memo } from 'react'
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

/** As many as a phone shows: a jump into a long section lays out a screen of it, not all. */
const rowsInBlock = 16

/** The rows of one letter below its head. The list around hears which of them is pressed. */
export const IndexSection = memo(function IndexSection({ section, selected }: IndexSectionProps) {
  return (
    <section>
      <h3 className={styles.head}>{section.letter}</h3>
      {blocksOf(section.rows).map((rows, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the section.
        <ul key={at} className={styles.block} style={placeholder(rows.length)}>
          {rows.map(({ key, label }) => (
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
      ))}
    </section>
  )
})

function blocksOf(rows: readonly SectionRow[]): (readonly SectionRow[])[] {
  const count = Math.ceil(rows.length / rowsInBlock)
  return Array.from({ length: count }, (_, at) =>
    rows.slice(at * rowsInBlock, (at + 1) * rowsInBlock),
  )
}

/** What a block takes before it is laid out: exact where no row needs a second line. */
function placeholder(rows: number) {
  return { containIntrinsicBlockSize: `auto calc(${rows} * var(--row))` }
}

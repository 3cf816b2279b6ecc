import {
  type MouseEvent,
  type ReactNode,
  type UIEvent,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import styles from './IndexList.module.css'
import { IndexRail } from './IndexRail.tsx'
import { IndexSection, type Section } from './IndexSection.tsx'
import { sectionAt } from './index-rail.ts'

interface IndexListProps {
  /** What is listed: 城市. */
  readonly label: string
  /** In the order of their letters, none of them empty; the same value as long as nothing changes. */
  readonly sections: readonly Section[]
  readonly selected?: string | undefined
  readonly onChoose: (key: string) => void
  /** Above the list, where it stays: a field that narrows the sections. */
  readonly search?: ReactNode
  /** In place of a list without any row. */
  readonly empty?: ReactNode
}

/** Enough to fill a tall screen; the rest follows without holding up what the customer does. */
const rowsAtFirst = 40

/**
 * A long list in sections by letter, with an index at its side. It fills the height it is given, and
 * scrolls by itself. Where the browser can, what is out of sight is neither laid out nor painted.
 */
export function IndexList(props: IndexListProps) {
  const { label, sections, selected, onChoose, search, empty } = props
  const list = useRef<HTMLDivElement>(null)
  /** The letter that was asked for, until its jump is heard as scrolling. */
  const asked = useRef<number>(undefined)
  const [current, setCurrent] = useState(0)
  const shown = useDeferredValue(sections, beginningOf(sections))
  const count = rowsIn(sections)

  // A list that was narrowed begins at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: its length is what tells.
  useLayoutEffect(() => {
    asked.current = undefined
    setCurrent(0)
    list.current?.scrollTo(0, 0)
  }, [count])

  // A section may be asked for before it is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes with what is shown.
  useLayoutEffect(() => {
    if (list.current && asked.current !== undefined) jumpTo(list.current, asked.current)
  }, [shown])

  function handleGo(at: number) {
    asked.current = at
    setCurrent(at)
    if (list.current) jumpTo(list.current, at)
  }

  function handleScroll({ currentTarget }: UIEvent<HTMLElement>) {
    // The last sections cannot come up to the top: after a jump the letter that was asked for counts.
    if (asked.current === undefined) setCurrent(sectionSeen(currentTarget))
    asked.current = undefined
  }

  function handleClick({ target }: MouseEvent) {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : undefined
    if (row?.dataset.key !== undefined) onChoose(row.dataset.key)
  }

  return (
    <div className={styles.frame}>
      {search !== undefined && <div className={styles.search}>{search}</div>}
      {count === 0 && empty}
      <div className={styles.body} hidden={count === 0}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the rows are buttons; this only hears them. */}
        <section
          ref={list}
          className={styles.list}
          aria-label={label}
          onScroll={handleScroll}
          onClick={handleClick}
        >
          {shown.map((section) => (
            <IndexSection
              key={section.letter}
              section={section}
              selected={section.rows.find(({ key }) => key === selected)?.key}
            />
          ))}
        </section>
        <IndexRail
          letters={sections.map(({ letter }) => letter)}
          current={Math.min(current, sections.length - 1)}
          onGo={handleGo}
        />
      </div>
    </div>
  )
}

function rowsIn(sections: readonly Section[]): number {
  return sections.reduce((count, { rows }) => count + rows.length, 0)
}

function beginningOf(sections: readonly Section[]): readonly Section[] {
  const last = sections.findIndex((_section, at) => rowsIn(sections.slice(0, at + 1)) > rowsAtFirst)
  return last === -1 ? sections : sections.slice(0, last + 1)
}

/** Brings section `at` (from 0) of a list to its upper edge, as far as what is below it allows. */
function jumpTo(list: HTMLElement, at: number): void {
  const section = sectionsIn(list)[at]
  if (!section) return
  layOut(list, section)
  list.scrollTo(0, section.offsetTop)
}

/** The place (from 0) of the section at the upper edge of a list. */
function sectionSeen(list: HTMLElement): number {
  const begins = sectionsIn(list).map(({ offsetTop }) => offsetTop)
  // A fraction of a pixel short of a head is at the head.
  return sectionAt(begins, list.scrollTop + 1)
}

function sectionsIn(list: HTMLElement): HTMLElement[] {
  return [...list.children].filter((child) => child instanceof HTMLElement)
}

/**
 * Lays out the blocks of rows that a jump to a section will show: by itself the browser finds out after
 * the jump, and paints a frame without them. What has been laid out stays so. All heights are read
 * before anything is written, so that the whole of it costs one layout; a block that is not laid out
 * counts for what it takes at least.
 */
function layOut(list: HTMLElement, section: HTMLElement): void {
  const blocks = [...list.querySelectorAll('ul')]
  const first = blocks.findIndex((block) => block.parentElement === section)
  // Below the last section there is nothing: then those above it are seen.
  const nearest = [...blocks.slice(first), ...blocks.slice(0, first).reverse()]
  const seen: HTMLElement[] = []
  let room = list.clientHeight
  for (const block of nearest) {
    if (room <= 0) break
    seen.push(block)
    room -= block.offsetHeight
  }
  for (const { style } of seen) style.contentVisibility = 'visible'
}

import { useRef, useState } from 'react'
import { useShortcut } from './frame/shortcuts.ts'

interface RowKeys {
  /** The row that keys act upon; undefined where none was chosen, or it has gone. */
  readonly current: string | undefined
  /** Notes the link of a row, for the focus to go to. */
  readonly linkOf: (row: string) => (link: HTMLAnchorElement | null) => void
  readonly forget: () => void
}

/**
 * j and k go through the rows of a list, and Enter opens the one that has the focus. A row is remembered by its name:
 * what refreshes the list moves neither the mark nor the focus, which somebody may be typing with.
 */
export function useRowKeys(rows: readonly string[], noun: string): RowKeys {
  const [chosen, setChosen] = useState<{ readonly row: string; readonly place: number }>()
  const links = useRef(new Map<string, HTMLAnchorElement>())
  const found = chosen === undefined ? -1 : rows.indexOf(chosen.row)

  function goTo(wanted: number) {
    const place = Math.max(0, Math.min(wanted, rows.length - 1))
    const row = rows[place]
    if (row === undefined) return
    setChosen({ row, place })
    links.current.get(row)?.focus()
  }

  // What was chosen may have gone: the one that took its place is next.
  const next = found >= 0 ? found + 1 : (chosen?.place ?? 0)
  const previous = (found >= 0 ? found : (chosen?.place ?? 0)) - 1
  useShortcut({ keys: ['j'], label: `下一${noun}` }, () => goTo(next))
  useShortcut({ keys: ['k'], label: `上一${noun}` }, () => goTo(previous))

  return {
    current: found >= 0 ? chosen?.row : undefined,
    linkOf: (row) => (link) => {
      if (link === null) links.current.delete(row)
      else links.current.set(row, link)
    },
    forget: () => setChosen(undefined),
  }
}

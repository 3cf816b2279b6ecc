import { useRef } from 'react'
import { rowAfter, type Visited } from './row-after.ts'
import { useShortcut } from './shortcuts.ts'

/**
 * j and k go through the rows of whatever lists a page shows, and Enter opens the one that has the focus. What
 * refreshes a list moves no focus, which somebody may be typing with.
 */
export function RowKeys() {
  const visited = useRef(new Map<string, Visited>())

  function go(step: 1 | -1) {
    const links = rowLinks()
    const names = links.map(nameOf)
    const focused = links.findIndex((link) => link.matches(':focus'))
    const before = focused < 0 ? visited.current.get(location.hash) : { names, at: focused }
    const at = rowAfter(before, names, step)
    const link = links[at]
    if (link === undefined) return
    visited.current.set(location.hash, { names, at })
    link.focus()
  }

  useShortcut({ keys: ['j'], label: '下一行' }, () => go(1))
  useShortcut({ keys: ['k'], label: '上一行' }, () => go(-1))
  return null
}

const row = 'main tbody tr, main [data-row]:not(tr *)'

/** A link, or a button that is marked as what opens its row: any other acts at once, and Enter would do it unasked. */
const opens = 'a[href], button[data-row]:not(:disabled)'

/** What opens each row, in their order; a row of mere figures, or with nothing but acts, has none. */
function rowLinks(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(row)].flatMap((each) => {
    const link = each.matches(opens) ? each : each.querySelector<HTMLElement>(opens)
    return link === null ? [] : [link]
  })
}

function nameOf(link: HTMLElement): string {
  return link.getAttribute('href') ?? link.getAttribute('aria-label') ?? link.textContent ?? ''
}

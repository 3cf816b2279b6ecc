import { sectionAt } from './index-rail.ts'

/** Brings section `at` (from 0) of a list to its upper edge, as far as what is below it allows. */
export function jumpTo(list: HTMLElement, at: number): void {
  const section = sectionsIn(list)[at]
  if (!section) return
  layOut(list, section)
  list.scrollTo(0, section.offsetTop)
}

/** The place (from 0) of the section at the upper edge of a list. */
export function sectionSeen(list: HTMLElement): number {
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

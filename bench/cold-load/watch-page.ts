/** What a visitor waited for, in milliseconds since the navigation began. */
export interface Marks {
  fcp: number
  lcp: number
  usable: number
  /** Cumulative layout shift. */
  cls: number
}

/**
 * Runs in the page before anything of its own. Usable means painted with what the selector asks for.
 * It names no function: a name given by the compiler would not exist in the page.
 */
export function watchPage(usableSelector: string): void {
  const marks: Marks = { fcp: 0, lcp: 0, usable: 0, cls: 0 }
  Reflect.set(globalThis, 'coldLoadMarks', marks)

  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) marks.fcp = entry.startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) marks.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) marks.cls += Number(Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift', buffered: true })

  new MutationObserver((_changes, observer) => {
    if (document.querySelector(usableSelector) === null) return
    observer.disconnect()
    requestAnimationFrame(() => {
      marks.usable = performance.now()
    })
  }).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-label', 'disabled'],
  })
}

/** Runs in the page: the marks so far. */
export function readMarks(): Marks {
  return Reflect.get(globalThis, 'coldLoadMarks')
}

import { pathOf } from '../shell/location.ts'
import { routeOf } from './routes.ts'

/** From there the visitor comes back to the list as it was left (specification, section 2). */
const detailPaths = ['/policy-detail', '/policy-carDetail']
/** What is read of a policy; the list waits that long. */
const readingPaths = [
  ...detailPaths,
  '/policy-detail-PDFList',
  '/policy-detail-correctInfos',
  '/pdf',
]

/** A page as it was opened; the same page opened anew is another screen. */
export interface Screen {
  readonly id: number
  readonly hash: string
}

/** The screen that shows, and the one that waits behind it to be found as it was left. */
export interface Screens {
  readonly shown: Screen
  /** May be the one that shows. */
  readonly kept: Screen | undefined
  /** Where the page begins, in pixels from its top; undefined on the first page of a visit. */
  readonly scrollY: number | undefined
  /** How far the kept screen was scrolled when it was left. */
  readonly keptScrollY: number
  readonly isReturn: boolean
}

export interface Navigation {
  readonly hash: string
  /** How far the screen was scrolled that is left. */
  readonly scrollY: number
}

export function firstScreens(hash: string): Screens {
  const shown = { id: 0, hash }
  return { shown, kept: keptOf(shown), scrollY: undefined, keptScrollY: 0, isReturn: false }
}

/** Every navigation opens a new screen at its top, but for the return to the kept list. */
export function nextScreens(before: Screens, { hash, scrollY }: Navigation): Screens {
  const { shown, kept } = before
  if (hash === shown.hash) return before
  const keptScrollY = kept === shown ? scrollY : before.keptScrollY
  if (kept?.hash === hash && detailPaths.includes(pathOf(shown.hash))) {
    return { shown: kept, kept, scrollY: keptScrollY, keptScrollY, isReturn: true }
  }
  const opened = { id: Math.max(shown.id, kept?.id ?? 0) + 1, hash }
  return {
    shown: opened,
    kept: keptOf(opened) ?? (readingPaths.includes(pathOf(hash)) ? kept : undefined),
    scrollY: 0,
    keptScrollY,
    isReturn: false,
  }
}

function keptOf(screen: Screen): Screen | undefined {
  return routeOf(pathOf(screen.hash)).isKeptAlive ? screen : undefined
}

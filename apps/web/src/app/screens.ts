import { pathOf } from '../shell/location.ts'
import { routeOf } from './routes.ts'

interface Reading {
  /** From there the visitor comes back to the list as it was left (specification, section 2). */
  readonly details: readonly string[]
  /** What is read further on; the list waits that long. */
  readonly beyond: readonly string[]
}

const ofPolicies: Reading = {
  details: ['/policy-detail', '/policy-carDetail'],
  beyond: ['/policy-detail-PDFList', '/policy-detail-correctInfos', '/pdf'],
}
const ofOutlets: Reading = { details: ['/outlet-detail'], beyond: [] }

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
  if (kept?.hash === hash && readingOf(kept).details.includes(pathOf(shown.hash))) {
    return { shown: kept, kept, scrollY: keptScrollY, keptScrollY, isReturn: true }
  }
  const opened = { id: Math.max(shown.id, kept?.id ?? 0) + 1, hash }
  return {
    shown: opened,
    kept: keptOf(opened) ?? (kept && waitsFor(kept, hash) ? kept : undefined),
    scrollY: 0,
    keptScrollY,
    isReturn: false,
  }
}

function keptOf(screen: Screen): Screen | undefined {
  return routeOf(pathOf(screen.hash)).isKeptAlive ? screen : undefined
}

/** A list waits while what it lists is read, and for nothing else. */
function waitsFor(kept: Screen, hash: string): boolean {
  const { details, beyond } = readingOf(kept)
  return [...details, ...beyond].includes(pathOf(hash))
}

function readingOf({ hash }: Screen): Reading {
  return pathOf(hash) === '/outlet-query' ? ofOutlets : ofPolicies
}

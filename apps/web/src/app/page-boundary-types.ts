import type { ReactNode } from 'react'

export interface PageBoundaryProps {
  /** While it is found out what to say. */
  readonly fallback: ReactNode
  /** Around the whole app, which begins anew once: a page may have broken only as it was left. */
  readonly isOfApp?: boolean
  readonly children: ReactNode
}

export interface PageBoundaryState {
  readonly isBroken: boolean
  /** In place of the page. */
  readonly said?: ReactNode
}

import type { ReactNode } from 'react'

export interface PageBoundaryProps {
  /**
   * While it is found out what to say. None around the whole app, which begins anew once: a page may
   * have broken only as it was left.
   */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

export interface PageBoundaryState {
  readonly isBroken: boolean
  /** In place of the page. */
  readonly said?: ReactNode
}

import type { DeskAccess } from '@ecenter/contract/desk/desk-call.ts'
import type { IconNode } from 'lucide'
import type { ComponentType } from 'react'
import type { NavGroup } from '../../shell/frame/nav-item.ts'

/** One page of the desk. */
export interface RouteRow {
  readonly path: `/${string}`
  readonly title: string
  /** Loaded when it is first opened. */
  readonly page: () => Promise<ComponentType>
  /** What has to be permitted to whoever opens it. The service guards its calls likewise. */
  readonly access: Exclude<DeskAccess, 'signed-out'>
  /** A way in at the side, and by `g` and this letter; other pages are led to by these. */
  readonly nav?: { readonly icon: IconNode; readonly letter: string; readonly group: NavGroup }
  /** It fills the window and scrolls its own parts: a `SplitView`. */
  readonly isFull?: true
}

import type { IconNode } from 'lucide'

export const navGroups = ['工作', '理赔', '内容', '管理'] as const
export type NavGroup = (typeof navGroups)[number]

/** A page that has a way in at the side. */
export interface NavItem {
  readonly path: string
  readonly title: string
  readonly icon: IconNode
  readonly group: NavGroup
  /** After `g` it leads here. */
  readonly letter: string
}

import type { DeskAccess } from '@ecenter/contract/desk/desk-call.ts'
import { Gauge, Headphones, House, type IconNode, Users } from 'lucide'
import type { ComponentType } from 'react'
import type { NavGroup } from '../shell/nav-item.ts'
import { accountPath, homePath } from '../shell/shell-paths.ts'

/** One page of the desk. */
export interface RouteRow {
  readonly path: `/${string}`
  readonly title: string
  /** Loaded when it is first opened. */
  readonly page: () => Promise<ComponentType>
  /** Whose page it is; a supervisor opens all of them. The service guards its calls likewise. */
  readonly access: Exclude<DeskAccess, 'signed-out'>
  /** A way in at the side, and by `g` and this letter; other pages are led to by these. */
  readonly nav?: { readonly icon: IconNode; readonly letter: string; readonly group: NavGroup }
  /** It fills the window and scrolls its own parts: a `SplitView`. */
  readonly isFull?: true
}

/** The route table; ways in stand at the side in this order. */
export const routeRows: readonly RouteRow[] = [
  {
    path: homePath,
    title: '首页',
    page: async () => (await import('./HomePage.tsx')).HomePage,
    access: 'signed-in',
    nav: { icon: House, letter: 'h', group: '工作' },
  },
  {
    path: '/chats',
    title: '在线客服',
    page: async () => (await import('../customer-service/ChatsPage.tsx')).ChatsPage,
    access: ['agent'],
    nav: { icon: Headphones, letter: 'c', group: '工作' },
    isFull: true,
  },
  {
    path: '/supervision',
    title: '客服总览',
    page: async () => (await import('../customer-service/SupervisionPage.tsx')).SupervisionPage,
    access: ['supervisor'],
    nav: { icon: Gauge, letter: 'v', group: '管理' },
  },
  {
    path: '/staff',
    title: '员工',
    page: async () => (await import('../staff/StaffPage.tsx')).StaffPage,
    access: ['supervisor'],
    nav: { icon: Users, letter: 'u', group: '管理' },
  },
  {
    path: accountPath,
    title: '我的账号',
    page: async () => (await import('../shell/AccountPage.tsx')).AccountPage,
    access: 'signed-in',
  },
]

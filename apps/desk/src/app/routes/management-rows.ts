import { ChartLine, Eye, FileWarning, Gauge, Hourglass, Send, Users } from 'lucide'
import { wishesPath } from '../../core/wishes-path.ts'
import { figuresPath } from '../../figures/figures-path.ts'
import { accountPath, deadEventsPath, looksPath } from '../../shell/shell-paths.ts'
import type { RouteRow } from './route-row.ts'

/** For who answers for others, and one's own account. */
export const managementRows: readonly RouteRow[] = [
  {
    path: '/supervision',
    title: '客服总览',
    page: async () =>
      (await import('../../customer-service/supervision/SupervisionPage.tsx')).SupervisionPage,
    access: 'supervise-chats',
    nav: { icon: Gauge, letter: 'v', group: '管理' },
  },
  {
    path: figuresPath,
    title: '报表',
    page: async () => (await import('../../figures/ReportsPage.tsx')).ReportsPage,
    access: 'read-reports',
    nav: { icon: ChartLine, letter: 'm', group: '管理' },
  },
  {
    path: looksPath,
    title: '查看留痕',
    page: async () => (await import('../../looks/LooksPage.tsx')).LooksPage,
    access: 'read-trail',
    nav: { icon: Eye, letter: 'i', group: '管理' },
  },
  {
    path: '/unused-values',
    title: '核心数据',
    page: async () => (await import('../../core/UnusedValuesPage.tsx')).UnusedValuesPage,
    access: 'watch-core',
    nav: { icon: FileWarning, letter: 'w', group: '管理' },
  },
  {
    path: '/staff',
    title: '员工',
    page: async () => (await import('../../staff/StaffPage.tsx')).StaffPage,
    access: 'keep-staff',
    nav: { icon: Users, letter: 'u', group: '管理' },
  },
  {
    path: wishesPath,
    title: '待核心确认',
    page: async () => (await import('../../core/WishesPage.tsx')).WishesPage,
    access: 'watch-core',
    nav: { icon: Hourglass, letter: 'y', group: '管理' },
  },
  {
    path: deadEventsPath,
    title: '核心系统消息',
    page: async () => (await import('../../core/DeadEventsPage.tsx')).DeadEventsPage,
    access: 'watch-core',
    nav: { icon: Send, letter: 'e', group: '管理' },
  },
  {
    path: accountPath,
    title: '我的账号',
    page: async () => (await import('../../shell/sign-in/AccountPage.tsx')).AccountPage,
    access: 'signed-in',
  },
]

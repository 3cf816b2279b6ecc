import { customerAccess } from '@ecenter/contract/customers/desk/customer-thing.ts'
import type { DeskAccess } from '@ecenter/contract/desk/desk-call.ts'
import {
  BookOpenText,
  CarFront,
  ChartLine,
  ClipboardList,
  Eye,
  FileCheck,
  FileWarning,
  Gauge,
  Headphones,
  Hourglass,
  type IconNode,
  Link as LinkIcon,
  ListTodo,
  MapPin,
  Megaphone,
  MessagesSquare,
  PhoneOutgoing,
  Route,
  Scale,
  Search,
  Send,
  Share2,
  Truck,
  Undo2,
  Users,
} from 'lucide'
import type { ComponentType } from 'react'
import { reportPath, reportsPath } from '../accident-reports/report-paths.ts'
import { casePath, casesPath } from '../appeals/case-paths.ts'
import { documentsPath } from '../claims/claim-paths.ts'
import { deadEventsPath } from '../core/dead-events-path.ts'
import { wishesPath } from '../core/wishes-path.ts'
import { chatsPath, closedChatsPath } from '../customer-service/chat-paths.ts'
import {
  callBackPath,
  callPath,
  customerPath,
  onlyProvenEndsPath,
  searchPath,
} from '../customers/customer-paths.ts'
import { deliveriesPath } from '../deliveries/delivery-paths.ts'
import { figuresPath } from '../figures/figures-path.ts'
import { linkPath, linksPath } from '../links/link-paths.ts'
import { leadPath, leadsPath } from '../purchases/lead-paths.ts'
import {
  questionnairePath,
  questionnairesPath,
  resultsPath,
} from '../questionnaires/questionnaire-paths.ts'
import { returnPath, returnsPath } from '../return-insurance/return-paths.ts'
import type { NavGroup } from '../shell/frame/nav-item.ts'
import {
  accountPath,
  caseIntakePath,
  claimsPath,
  homePath,
  leadIntakePath,
  looksPath,
  reportIntakePath,
} from '../shell/shell-paths.ts'

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
    title: '我的一天',
    page: async () => (await import('./HomePage.tsx')).HomePage,
    access: 'signed-in',
    nav: { icon: ListTodo, letter: 'h', group: '工作' },
  },
  {
    path: searchPath,
    title: '查找客户',
    page: async () => (await import('../customers/SearchPage.tsx')).SearchPage,
    access: customerAccess,
    nav: { icon: Search, letter: 'x', group: '工作' },
  },
  {
    path: customerPath,
    title: '客户',
    page: async () => (await import('../customers/CustomerPage.tsx')).CustomerPage,
    access: customerAccess,
  },
  {
    path: onlyProvenEndsPath,
    title: '关闭手机验证的申请',
    page: async () => (await import('../customers/OnlyProvenEndsPage.tsx')).OnlyProvenEndsPage,
    access: customerAccess,
  },
  {
    path: caseIntakePath,
    title: '登记投诉或异议',
    page: async () => (await import('../customers/intake/CaseIntakePage.tsx')).CaseIntakePage,
    access: customerAccess,
  },
  {
    path: reportIntakePath,
    title: '替来电人报案',
    page: async () => (await import('../customers/intake/ReportIntakePage.tsx')).ReportIntakePage,
    access: customerAccess,
  },
  {
    path: leadIntakePath,
    title: '登记投保意向',
    page: async () => (await import('../customers/intake/LeadIntakePage.tsx')).LeadIntakePage,
    access: customerAccess,
  },
  {
    path: callBackPath,
    title: '回电',
    page: async () => (await import('../customers/CallBackPage.tsx')).CallBackPage,
    access: customerAccess,
  },
  {
    path: callPath,
    title: '来电',
    page: async () => (await import('../customers/CallPage.tsx')).CallPage,
    access: customerAccess,
  },
  {
    path: chatsPath,
    title: '在线客服',
    page: async () => (await import('../customer-service/ChatsPage.tsx')).ChatsPage,
    access: ['agent'],
    nav: { icon: Headphones, letter: 'c', group: '工作' },
    isFull: true,
  },
  {
    path: closedChatsPath,
    title: '会话记录',
    page: async () =>
      (await import('../customer-service/supervision/ClosedChatsPage.tsx')).ClosedChatsPage,
    access: ['agent'],
    nav: { icon: MessagesSquare, letter: 'j', group: '工作' },
  },
  {
    path: leadsPath,
    title: '投保登记',
    page: async () => (await import('../purchases/LeadsPage.tsx')).LeadsPage,
    access: ['agent'],
    nav: { icon: PhoneOutgoing, letter: 'b', group: '工作' },
  },
  {
    path: leadPath,
    title: '登记详情',
    page: async () => (await import('../purchases/LeadPage.tsx')).LeadPage,
    access: ['agent'],
  },
  {
    path: linksPath,
    title: '收款链接',
    page: async () => (await import('../links/LinksPage.tsx')).LinksPage,
    access: ['agent', 'claims'],
    nav: { icon: LinkIcon, letter: 'k', group: '工作' },
  },
  {
    path: linkPath,
    title: '收款链接详情',
    page: async () => (await import('../links/LinkPage.tsx')).LinkPage,
    access: ['agent', 'claims'],
  },
  {
    path: reportsPath,
    title: '出险报案',
    page: async () => (await import('../accident-reports/ReportsPage.tsx')).ReportsPage,
    access: ['claims'],
    nav: { icon: CarFront, letter: 'a', group: '理赔' },
  },
  {
    path: reportPath,
    title: '出险报案详情',
    page: async () => (await import('../accident-reports/ReportPage.tsx')).ReportPage,
    access: ['claims'],
  },
  {
    path: casesPath,
    title: '申诉与投诉',
    page: async () => (await import('../appeals/CasesPage.tsx')).CasesPage,
    access: ['claims'],
    nav: { icon: Scale, letter: 's', group: '理赔' },
  },
  {
    path: casePath,
    title: '申诉详情',
    page: async () => (await import('../appeals/CasePage.tsx')).CasePage,
    access: ['claims'],
  },
  {
    path: documentsPath,
    title: '理赔材料',
    page: async () => (await import('../claims/DocumentsPage.tsx')).DocumentsPage,
    access: ['claims'],
    nav: { icon: FileCheck, letter: 'd', group: '理赔' },
    isFull: true,
  },
  {
    path: claimsPath,
    title: '理赔进度',
    page: async () => (await import('../claims/ClaimsPage.tsx')).ClaimsPage,
    access: ['claims'],
    nav: { icon: Route, letter: 'l', group: '理赔' },
  },
  {
    path: returnsPath,
    title: '退货运费',
    page: async () => (await import('../return-insurance/ReturnsPage.tsx')).ReturnsPage,
    access: ['claims'],
    nav: { icon: Undo2, letter: 'r', group: '理赔' },
  },
  {
    path: returnPath,
    title: '退货运费理赔',
    page: async () => (await import('../return-insurance/ReturnPage.tsx')).ReturnPage,
    access: ['claims'],
  },
  {
    path: deliveriesPath,
    title: '保单配送',
    page: async () => (await import('../deliveries/DeliveriesPage.tsx')).DeliveriesPage,
    access: ['claims'],
    nav: { icon: Truck, letter: 'p', group: '理赔' },
  },
  {
    path: '/faqs',
    title: '机器人问答',
    page: async () => (await import('../customer-service/faqs/FaqsPage.tsx')).FaqsPage,
    access: ['content'],
    nav: { icon: BookOpenText, letter: 'f', group: '内容' },
  },
  {
    path: '/faq',
    title: '问题和回答',
    page: async () => (await import('../customer-service/faqs/FaqPage.tsx')).FaqPage,
    access: ['content'],
  },
  {
    path: '/outlets',
    title: '网点',
    page: async () => (await import('../outlets/OutletsPage.tsx')).OutletsPage,
    access: ['content'],
    nav: { icon: MapPin, letter: 'o', group: '内容' },
  },
  {
    path: '/outlet',
    title: '网点资料',
    page: async () => (await import('../outlets/OutletPage.tsx')).OutletPage,
    access: ['content'],
  },
  {
    path: '/announcements',
    title: '首页内容',
    page: async () => (await import('../activities/AnnouncementsPage.tsx')).AnnouncementsPage,
    access: ['content'],
    nav: { icon: Megaphone, letter: 'n', group: '内容' },
  },
  {
    path: '/announcement',
    title: '首页内容',
    page: async () => (await import('../activities/AnnouncementPage.tsx')).AnnouncementPage,
    access: ['content'],
  },
  {
    path: questionnairesPath,
    title: '问卷',
    page: async () => (await import('../questionnaires/QuestionnairesPage.tsx')).QuestionnairesPage,
    access: ['content'],
    nav: { icon: ClipboardList, letter: 'q', group: '内容' },
  },
  {
    path: questionnairePath,
    title: '问卷内容',
    page: async () => (await import('../questionnaires/QuestionnairePage.tsx')).QuestionnairePage,
    access: ['content'],
  },
  {
    path: resultsPath,
    title: '问卷结果',
    page: async () => (await import('../questionnaires/results/ResultsPage.tsx')).ResultsPage,
    access: ['content'],
  },
  {
    path: '/promoters',
    title: '推广申请',
    page: async () => (await import('../promotions/PromotersPage.tsx')).PromotersPage,
    access: ['content'],
    nav: { icon: Share2, letter: 't', group: '内容' },
  },
  {
    path: '/supervision',
    title: '客服总览',
    page: async () =>
      (await import('../customer-service/supervision/SupervisionPage.tsx')).SupervisionPage,
    access: ['supervisor'],
    nav: { icon: Gauge, letter: 'v', group: '管理' },
  },
  {
    path: figuresPath,
    title: '报表',
    page: async () => (await import('../figures/ReportsPage.tsx')).ReportsPage,
    access: ['supervisor'],
    nav: { icon: ChartLine, letter: 'm', group: '管理' },
  },
  {
    path: looksPath,
    title: '查看留痕',
    page: async () => (await import('../looks/LooksPage.tsx')).LooksPage,
    access: ['supervisor'],
    nav: { icon: Eye, letter: 'i', group: '管理' },
  },
  {
    path: '/unused-values',
    title: '核心数据',
    page: async () => (await import('../core/UnusedValuesPage.tsx')).UnusedValuesPage,
    access: ['supervisor'],
    nav: { icon: FileWarning, letter: 'w', group: '管理' },
  },
  {
    path: '/staff',
    title: '员工',
    page: async () => (await import('../staff/StaffPage.tsx')).StaffPage,
    access: ['supervisor'],
    nav: { icon: Users, letter: 'u', group: '管理' },
  },
  {
    path: wishesPath,
    title: '待核心确认',
    page: async () => (await import('../core/WishesPage.tsx')).WishesPage,
    access: ['supervisor'],
    nav: { icon: Hourglass, letter: 'y', group: '管理' },
  },
  {
    path: deadEventsPath,
    title: '核心系统消息',
    page: async () => (await import('../core/DeadEventsPage.tsx')).DeadEventsPage,
    access: ['supervisor'],
    nav: { icon: Send, letter: 'e', group: '管理' },
  },
  {
    path: accountPath,
    title: '我的账号',
    page: async () => (await import('../shell/sign-in/AccountPage.tsx')).AccountPage,
    access: 'signed-in',
  },
]

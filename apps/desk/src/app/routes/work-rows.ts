import {
  Headphones,
  Link as LinkIcon,
  ListTodo,
  MessagesSquare,
  PhoneIncoming,
  PhoneOutgoing,
  Search,
  ShoppingBag,
} from 'lucide'
import { chatsPath, closedChatsPath } from '../../customer-service/chat-paths.ts'
import {
  callBackPath,
  callPath,
  customerPath,
  onlyProvenEndsPath,
} from '../../customers/customer-paths.ts'
import { linkPath, linksPath } from '../../links/link-paths.ts'
import { orderPath, ordersPath } from '../../orders/order-paths.ts'
import { leadPath, leadsPath } from '../../purchases/lead-paths.ts'
import {
  caseIntakePath,
  customerOfPath,
  documentAskPath,
  documentRequestsPath,
  homePath,
  leadIntakePath,
  linkIntakePath,
  reportIntakePath,
  searchPath,
} from '../../shell/shell-paths.ts'
import type { RouteRow } from './route-row.ts'

/** Who asks, calls, writes or buys. */
export const workRows: readonly RouteRow[] = [
  {
    path: homePath,
    title: '我的一天',
    page: async () => (await import('../HomePage.tsx')).HomePage,
    access: 'signed-in',
    nav: { icon: ListTodo, letter: 'h', group: '工作' },
  },
  {
    path: callPath,
    title: '来电',
    page: async () => (await import('../../customers/CallPage.tsx')).CallPage,
    access: 'serve-customers',
    nav: { icon: PhoneIncoming, letter: 'g', group: '工作' },
  },
  {
    path: searchPath,
    title: '查找客户',
    page: async () => (await import('../../customers/SearchPage.tsx')).SearchPage,
    access: 'serve-customers',
    nav: { icon: Search, letter: 'x', group: '工作' },
  },
  {
    path: customerPath,
    title: '客户',
    page: async () => (await import('../../customers/CustomerPage.tsx')).CustomerPage,
    access: 'serve-customers',
  },
  {
    path: customerOfPath,
    title: '事项的客户',
    page: async () => (await import('../../customers/CustomerOfPage.tsx')).CustomerOfPage,
    access: 'serve-customers',
  },
  {
    path: onlyProvenEndsPath,
    title: '关闭手机验证的申请',
    page: async () => (await import('../../customers/OnlyProvenEndsPage.tsx')).OnlyProvenEndsPage,
    access: 'serve-customers',
  },
  {
    path: caseIntakePath,
    title: '登记投诉或异议',
    page: async () => (await import('../../customers/intake/CaseIntakePage.tsx')).CaseIntakePage,
    access: 'serve-customers',
  },
  {
    path: reportIntakePath,
    title: '替来电人报案',
    page: async () =>
      (await import('../../customers/intake/ReportIntakePage.tsx')).ReportIntakePage,
    access: 'serve-customers',
  },
  {
    path: leadIntakePath,
    title: '登记投保意向',
    page: async () => (await import('../../customers/intake/LeadIntakePage.tsx')).LeadIntakePage,
    access: 'serve-customers',
  },
  {
    path: linkIntakePath,
    title: '发送收款链接',
    page: async () => (await import('../../customers/intake/LinkIntakePage.tsx')).LinkIntakePage,
    access: 'send-links',
  },
  {
    path: documentAskPath,
    title: '请客户交材料',
    page: async () =>
      (await import('../../customers/documents/AskDocumentPage.tsx')).AskDocumentPage,
    access: 'serve-customers',
  },
  {
    path: documentRequestsPath,
    title: '请客户交的材料',
    page: async () =>
      (await import('../../customers/documents/DocumentRequestsPage.tsx')).DocumentRequestsPage,
    access: 'serve-customers',
  },
  {
    path: callBackPath,
    title: '回电',
    page: async () => (await import('../../customers/CallBackPage.tsx')).CallBackPage,
    access: 'serve-customers',
  },
  {
    path: chatsPath,
    title: '在线客服',
    page: async () => (await import('../../customer-service/ChatsPage.tsx')).ChatsPage,
    access: 'answer-chats',
    nav: { icon: Headphones, letter: 'c', group: '工作' },
    isFull: true,
  },
  {
    path: closedChatsPath,
    title: '会话记录',
    page: async () =>
      (await import('../../customer-service/supervision/ClosedChatsPage.tsx')).ClosedChatsPage,
    access: 'answer-chats',
    nav: { icon: MessagesSquare, letter: 'j', group: '工作' },
  },
  {
    path: leadsPath,
    title: '投保登记',
    page: async () => (await import('../../purchases/LeadsPage.tsx')).LeadsPage,
    access: 'handle-leads',
    nav: { icon: PhoneOutgoing, letter: 'b', group: '工作' },
  },
  {
    path: leadPath,
    title: '登记详情',
    page: async () => (await import('../../purchases/LeadPage.tsx')).LeadPage,
    access: 'handle-leads',
  },
  {
    path: ordersPath,
    title: '订单',
    page: async () => (await import('../../orders/OrdersPage.tsx')).OrdersPage,
    access: 'read-orders',
    nav: { icon: ShoppingBag, letter: '1', group: '工作' },
  },
  {
    path: orderPath,
    title: '订单详情',
    page: async () => (await import('../../orders/OrderPage.tsx')).OrderPage,
    access: 'read-orders',
  },
  {
    path: linksPath,
    title: '收款链接',
    page: async () => (await import('../../links/LinksPage.tsx')).LinksPage,
    access: 'read-links',
    nav: { icon: LinkIcon, letter: 'k', group: '工作' },
  },
  {
    path: linkPath,
    title: '收款链接详情',
    page: async () => (await import('../../links/LinkPage.tsx')).LinkPage,
    access: 'read-links',
  },
]

import type { DayKind, DayRow } from '@ecenter/contract/day/desk/day-row.ts'
import {
  Banknote,
  BanknoteX,
  BellRing,
  CarFront,
  CopyCheck,
  CreditCard,
  Eye,
  FileCheck,
  FileClock,
  FilePen,
  Headphones,
  Hourglass,
  type IconNode,
  LockOpen,
  NotebookPen,
  PhoneForwarded,
  PhoneOutgoing,
  RotateCcw,
  Route,
  Scale,
  Send,
  ShieldCheck,
  Undo2,
  UserCog,
  UserRound,
} from 'lucide'
import { reportPath } from '../../accident-reports/report-paths.ts'
import { casePath } from '../../appeals/case-paths.ts'
import { documentsPath } from '../../claims/claim-paths.ts'
import { wishesPath } from '../../core/wishes-path.ts'
import { chatsPath } from '../../customer-service/chat-paths.ts'
import { callBackPath, onlyProvenEndsPath } from '../../customers/customer-paths.ts'
import { linkPath } from '../../links/link-paths.ts'
import { orderPath } from '../../orders/order-paths.ts'
import { leadPath } from '../../purchases/lead-paths.ts'
import { returnPath } from '../../return-insurance/return-paths.ts'
import { contentDraftsPath } from '../../shell/content/content-paths.ts'
import { hrefOf } from '../../shell/location.ts'
import { claimsPath, deadEventsPath, looksPath } from '../../shell/shell-paths.ts'

/** What a kind of work is called, and where it is done. */
interface KindLook {
  readonly name: string
  readonly icon: IconNode
  readonly href: (id: string) => string
}

export const dayKinds: Readonly<Record<DayKind, KindLook>> = {
  chat: { name: '会话', icon: Headphones, href: (id) => hrefOf(chatsPath, { conversation: id }) },
  'wrap-up': {
    name: '小结',
    icon: NotebookPen,
    href: (id) => hrefOf(chatsPath, { conversation: id }),
  },
  'call-back': { name: '回电', icon: PhoneForwarded, href: (id) => hrefOf(callBackPath, { id }) },
  report: { name: '报案回电', icon: CarFront, href: (id) => hrefOf(reportPath, { id }) },
  lead: { name: '投保登记', icon: PhoneOutgoing, href: (id) => hrefOf(leadPath, { id }) },
  document: { name: '材料', icon: FileCheck, href: (id) => hrefOf(documentsPath, { claim: id }) },
  nudge: { name: '催办', icon: BellRing, href: (id) => hrefOf(claimsPath, { id }) },
  'payee-change': {
    name: '改账户',
    icon: CreditCard,
    href: (id) => hrefOf(claimsPath, { id }),
  },
  approval: { name: '复核', icon: ShieldCheck, href: (id) => hrefOf(claimsPath, { id }) },
  claim: { name: '赔案', icon: Route, href: (id) => hrefOf(claimsPath, { id }) },
  case: { name: '申诉', icon: Scale, href: (id) => hrefOf(casePath, { id }) },
  return: { name: '退运费', icon: Undo2, href: (id) => hrefOf(returnPath, { id }) },
  link: { name: '打款', icon: Banknote, href: (id) => hrefOf(linkPath, { id }) },
  'failed-refund': {
    name: '打款失败',
    icon: BanknoteX,
    href: (id) => hrefOf(linkPath, { id }),
  },
  'double-payment': {
    name: '重复打款',
    icon: CopyCheck,
    href: (id) => hrefOf(linkPath, { id }),
  },
  refund: { name: '退款', icon: RotateCcw, href: (id) => hrefOf(orderPath, { id }) },
  unissued: { name: '出单', icon: FileClock, href: (id) => hrefOf(orderPath, { id }) },
  'only-proven': { name: '关闭申请', icon: LockOpen, href: () => hrefOf(onlyProvenEndsPath) },
  content: { name: '内容审核', icon: FilePen, href: () => hrefOf(contentDraftsPath) },
  request: { name: '个人信息', icon: UserRound, href: () => hrefOf(wishesPath) },
  wish: { name: '待核心', icon: Hourglass, href: () => hrefOf(wishesPath) },
  'dead-letter': { name: '核心消息', icon: Send, href: () => hrefOf(deadEventsPath) },
  finding: {
    name: '异常',
    icon: Eye,
    href: (day) => hrefOf(looksPath, { unusual: day }),
  },
  'staff-request': { name: '权限', icon: UserCog, href: () => hrefOf('/staff') },
}

export function hrefOfRow({ kind, id }: Pick<DayRow, 'kind' | 'id'>): string {
  return dayKinds[kind].href(id)
}

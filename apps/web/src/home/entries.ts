import type { TrackedButton } from '@ecenter/contract/constants/tracked-buttons.ts'
import {
  ArrowRight,
  Car,
  ClipboardCheck,
  ClipboardList,
  FileSearch,
  type IconNode,
  MapPin,
  MessageCircle,
  MessageSquareText,
  Package,
  ReceiptText,
  RotateCw,
  Users,
  Wallet,
} from 'lucide'

/** One way from home into the site; only the named buttons have their clicks counted. */
export interface Entry {
  readonly title: string
  /** One line more, where the entry is large. */
  readonly text?: string
  readonly href: string
  readonly icon: IconNode
  readonly clickName?: TrackedButton
}

/** The one thing that most visitors come for. */
export const leadEntry: Entry = {
  title: '查保单',
  text: '看保障内容，下载电子保单',
  href: '#/policy-query',
  icon: ArrowRight,
  clickName: 'policy query',
}

/** What most others come for. */
export const largeEntries: readonly Entry[] = [
  {
    title: '理赔进度',
    text: '到哪一步，何时赔付',
    href: '#/claims-query',
    icon: ClipboardList,
    clickName: 'claim query',
  },
  {
    title: '订单支付',
    text: '继续未完成的付款',
    href: '#/order-pay',
    icon: Wallet,
    clickName: 'order payment',
  },
]

export const entries: readonly Entry[] = [
  { title: '电子发票', href: '#/invoice-query', icon: ReceiptText, clickName: 'e-invoice' },
  {
    title: '保单配送',
    href: '#/order-delivery-query',
    icon: Package,
    clickName: 'policy delivery',
  },
  { title: '服务网点', href: '#/outlet-query', icon: MapPin },
  {
    title: '在线客服',
    href: '#/customer-service',
    icon: MessageCircle,
    clickName: 'online service',
  },
  {
    title: '补录车牌',
    href: '#/policy-query-newcar',
    icon: Car,
    clickName: 'plate supplement',
  },
  { title: '名下保单', href: '#/warranty-query', icon: Users, clickName: 'account query' },
  { title: '保单验真', href: '#/verify', icon: FileSearch },
  { title: '退货运费险', href: '#/return-insurance', icon: RotateCw },
  { title: '异议申诉', href: '#/complaint-information', icon: MessageSquareText },
  { title: '申诉进度', href: '#/appeal-progress', icon: ClipboardCheck },
]

import type { TrackedButton } from '@ecenter/contract/constants/tracked-buttons.ts'
import {
  ArrowRight,
  Car,
  ClipboardCheck,
  ClipboardList,
  FileSearch,
  type IconNode,
  Landmark,
  MapPin,
  MessageCircle,
  MessageSquareText,
  Package,
  ReceiptText,
  RotateCw,
  TrafficCone,
  UserRound,
  Users,
  Wallet,
} from 'lucide'
import { Icon } from '../kit/layout/Icon.tsx'
import styles from './EntryTiles.module.css'

export function LeadEntry() {
  const { title, text, href, icon } = leadEntry
  return (
    <a className={styles.lead} href={href} data-click={leadEntry.clickName}>
      <span className={styles.leadText}>
        <b>{title}</b>
        <span>{text}</span>
      </span>
      <span className={styles.leadGo}>
        <Icon of={icon} />
      </span>
    </a>
  )
}

/** Side by side. */
export function LargeEntries() {
  return (
    <div className={styles.large}>
      {largeEntries.map((entry) => (
        <a
          key={entry.href}
          className={styles.largeEntry}
          href={entry.href}
          data-click={entry.clickName}
        >
          <Icon of={entry.icon} size="l" />
          <b>{entry.title}</b>
          <span>{entry.text}</span>
        </a>
      ))}
    </div>
  )
}

export function EntryGrid() {
  return (
    <nav className={styles.grid} aria-label="更多服务">
      {[...entries, ...outsideEntries()].map((entry) => (
        <a key={entry.href} href={entry.href} data-click={entry.clickName}>
          <Icon of={entry.icon} />
          {entry.title}
        </a>
      ))}
    </nav>
  )
}

/** Ways to other sites of the insurer, as the service wrote them into the page; none leads nowhere. */
function outsideEntries(): Entry[] {
  const entries: Entry[] = [
    {
      title: '违章缴费',
      href: addressOf('violation-payment'),
      icon: TrafficCone,
      clickName: 'violation payment',
    },
    { title: '投资理财', href: addressOf('investment'), icon: Landmark, clickName: 'investment' },
    {
      title: '账户查询',
      href: addressOf('account-query'),
      icon: UserRound,
      clickName: 'account query',
    },
  ]
  return entries.filter(({ href }) => href !== '')
}

function addressOf(name: string): string {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''
}

/** One way from home into the site; only the named buttons have their clicks counted. */
interface Entry {
  readonly title: string
  /** One line more, where the entry is large. */
  readonly text?: string
  readonly href: string
  readonly icon: IconNode
  readonly clickName?: TrackedButton
}

/** The one thing that most visitors come for. */
const leadEntry: Entry = {
  title: '查保单',
  text: '看保障内容，下载电子保单',
  href: '#/policy-query',
  icon: ArrowRight,
  clickName: 'policy query',
}

/** What most others come for. */
const largeEntries: readonly Entry[] = [
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

const entries: readonly Entry[] = [
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

import type { TrackedButton } from '@ecenter/contract/constants/tracked-buttons.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import {
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
  ShieldCheck,
  TrafficCone,
  UserRound,
  UsersRound,
  Wallet,
} from 'lucide'
import styles from './EntryTiles.module.css'

/** What needs no proof. */
export function OpenEntries() {
  return (
    <nav className={styles.open} aria-label="不用验证也能办">
      {openEntries.map((entry) => (
        <EntryLink key={entry.href} entry={entry} />
      ))}
    </nav>
  )
}

export function EntryGrid() {
  return (
    <nav className={styles.grid} aria-label="全部服务">
      {[...entries, ...outsideEntries()].map((entry) => (
        <EntryLink key={entry.href} entry={entry} />
      ))}
    </nav>
  )
}

function EntryLink({ entry: { title, href, icon, clickName } }: { readonly entry: Entry }) {
  return (
    <a href={href} data-click={clickName}>
      <Icon of={icon} />
      {title}
    </a>
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
  readonly href: string
  readonly icon: IconNode
  readonly clickName?: TrackedButton
}

const openEntries: readonly Entry[] = [
  { title: '服务网点', href: '#/outlet-query', icon: MapPin },
  { title: '保单验真', href: '#/verify', icon: FileSearch },
  {
    title: '在线客服',
    href: '#/customer-service',
    icon: MessageCircle,
    clickName: 'online service',
  },
  { title: '退货运费险', href: '#/return-insurance', icon: RotateCw },
]

const entries: readonly Entry[] = [
  { title: '查保单', href: '#/policy-query', icon: ShieldCheck, clickName: 'policy query' },
  { title: '理赔进度', href: '#/claims-query', icon: ClipboardList, clickName: 'claim query' },
  { title: '订单支付', href: '#/order-pay', icon: Wallet, clickName: 'order payment' },
  { title: '电子发票', href: '#/invoice-query', icon: ReceiptText, clickName: 'e-invoice' },
  {
    title: '保单配送',
    href: '#/order-delivery-query',
    icon: Package,
    clickName: 'policy delivery',
  },
  {
    title: '补录车牌',
    href: '#/policy-query-newcar',
    icon: Car,
    clickName: 'plate supplement',
  },
  { title: '名下保单', href: '#/warranty-query', icon: UsersRound, clickName: 'account query' },
  { title: '异议申诉', href: '#/complaint-information', icon: MessageSquareText },
  { title: '申诉进度', href: '#/appeal-progress', icon: ClipboardCheck },
]

import { ClipboardList, type IconNode, ReceiptText, ShieldCheck, Wallet } from 'lucide'
import { Card } from '../kit/Card.tsx'
import { NavRow } from '../kit/NavRow.tsx'
import { useRecentOfSession } from '../shell/use-recent-of-session.ts'
import type { RecentThing } from '../state/recent-things.ts'

const looks: Record<RecentThing['kind'], { readonly name: string; readonly icon: IconNode }> = {
  policy: { name: '保单', icon: ShieldCheck },
  claim: { name: '理赔', icon: ClipboardList },
  invoice: { name: '发票', icon: ReceiptText },
  order: { name: '订单', icon: Wallet },
}

/** What the customer opened last in this visit, to go on with; nothing before there is any. */
export function RecentThings() {
  const things = useRecentOfSession()
  if (things.length === 0) return null
  return (
    <Card title="继续上次的查看" isNavList>
      {things.map(({ handle, kind, title, note, href }) => (
        <NavRow key={handle} href={href} icon={looks[kind].icon} note={noteOf(kind, note)}>
          {title}
        </NavRow>
      ))}
    </Card>
  )
}

function noteOf(kind: RecentThing['kind'], note: string): string {
  return [looks[kind].name, note].filter(Boolean).join(' · ')
}

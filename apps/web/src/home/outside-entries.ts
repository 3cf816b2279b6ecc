import { Landmark, TrafficCone, UserRound } from 'lucide'
import type { Entry } from './entries.ts'

/** Ways to other sites of the insurer, as the service wrote them into the page; none leads nowhere. */
export function outsideEntries(): Entry[] {
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

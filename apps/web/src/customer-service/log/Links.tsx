import type { ChatMessage } from '@ecenter/contract/customer-service/conversation.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { ChevronRight } from 'lucide'
import styles from './Bubble.module.css'

type ChatLink = Extract<ChatMessage, { kind: 'text' }>['links'][number]

/** Screens of this site; an address that leads anywhere else is not shown as one. */
export function Links({ links }: { readonly links: readonly ChatLink[] }) {
  const own = links.filter(({ href }) => href.startsWith('#/'))
  if (own.length === 0) return null
  return (
    <div className={styles.list}>
      {own.map(({ title, href }) => (
        <a key={href} href={href}>
          {title}
          <Icon of={ChevronRight} size="s" />
        </a>
      ))}
    </div>
  )
}

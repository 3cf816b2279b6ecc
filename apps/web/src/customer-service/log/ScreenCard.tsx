import type { ChatMessage } from '@ecenter/contract/customer-service/conversation.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { ChevronRight } from 'lucide'
import styles from './Bubble.module.css'

interface ScreenCardProps {
  readonly message: Extract<ChatMessage, { kind: 'screen' }>
}

/** A screen that staff lead to: one press anywhere on the card opens it, and back leads here again. */
export function ScreenCard({ message: { title, words, link } }: ScreenCardProps) {
  // An address that leads anywhere else is not shown as one.
  if (!link.href.startsWith('#/')) return words
  return (
    <a className={styles.screen} href={link.href}>
      <span className={styles.cardTitle}>{title}</span>
      <span className={styles.screenWords}>{words}</span>
      <span className={styles.way}>
        {link.title}
        <Icon of={ChevronRight} size="s" />
      </span>
    </a>
  )
}

import { Icon } from '@ecenter/ui/Icon.tsx'
import { ChevronDown } from 'lucide'
import styles from './ChatLog.module.css'

interface NewMessagesProps {
  readonly count: number
  readonly onPress: () => void
}

/** Leads whoever reads above to what has come meanwhile. */
export function NewMessages({ count, onPress }: NewMessagesProps) {
  if (count === 0) return null
  return (
    <button type="button" className={styles.pill} onClick={onPress}>
      <Icon of={ChevronDown} size="s" />
      {count} 条新消息
    </button>
  )
}

import { openSharedCard } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import type { DeskMessage } from '@ecenter/contract/customer-service/desk/chat-shown.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { useState } from 'react'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Facts } from '../../kit/layout/Facts.tsx'
import { Dialog } from '../../kit/overlays/Dialog.tsx'
import { Loaded } from '../../shell/Loaded.tsx'
import { useChatDesk } from '../chat-desk-store.ts'
import styles from './CardMessage.module.css'

interface CardMessageProps {
  readonly chatId: string
  readonly message: Extract<DeskMessage, { kind: 'card' }>
  readonly isMine: boolean
}

/** What the customer shared, as they see it; who has the conversation opens the thing itself. */
export function CardMessage({ chatId, message, isMine }: CardMessageProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { title, rows, seq, from } = message
  // What staff ask for says nothing of who reads it, and is opened at the claim.
  const isShared = isMine && from === 'customer'
  const isOwnCard = useChatDesk(({ chats }) => chats[chatId]?.state.proof?.ownCards.includes(seq))
  return (
    <div className={styles.card}>
      <b>{title}</b>
      {isShared && !isOwnCard && <Badge tone="warning">未验证身份</Badge>}
      <Facts facts={rows.map(({ label, value }) => ({ name: label, value }))} />
      {isShared && (
        <Button isSmall onClick={() => setIsOpen(true)}>
          打开详情
        </Button>
      )}
      {isOpen && <CardDialog {...{ chatId, seq, title }} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

interface CardDialogProps {
  readonly chatId: string
  readonly seq: number
  readonly title: string
  readonly onClose: () => void
}

function CardDialog({ chatId, seq, title, onClose }: CardDialogProps) {
  const query = useDeskQuery(openSharedCard, { chatId, seq })
  return (
    <Dialog title={title} isWide onClose={onClose}>
      <Loaded query={query}>
        {({ groups }) =>
          groups.map((group) => (
            <section key={group.title} className={styles.group}>
              <h3>{group.title}</h3>
              <Facts facts={group.facts.map(({ label, value }) => ({ name: label, value }))} />
            </section>
          ))
        }
      </Loaded>
    </Dialog>
  )
}

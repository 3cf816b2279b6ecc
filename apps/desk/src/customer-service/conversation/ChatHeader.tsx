import { takeChat, takeOverChat } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { hasPermission } from '@ecenter/contract/desk/permissions.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { useDeskSession } from '../../client/desk-session.ts'
import { useSubmit } from '../../client/use-submit.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { useDialog } from '../../kit/overlays/use-dialog.ts'
import { FailureNotice } from '../../shell/FailureNotice.tsx'
import { useShortcut } from '../../shell/frame/shortcuts.ts'
import type { OpenChat } from '../chat-desk.ts'
import { customerOf } from '../chat-words.ts'
import styles from './ChatHeader.module.css'
import { ChatProofBadge } from './ChatProofBadge.tsx'
import { ChatTags } from './ChatTags.tsx'
import { TransferDialog } from './TransferDialog.tsx'
import { WrapUpDialog } from './WrapUpDialog.tsx'

interface ChatHeaderProps {
  readonly chatId: string
  readonly chat: OpenChat
}

/** Whose conversation it is, how it stands, and what can be done with it. */
export function ChatHeader({ chatId, chat: { state, facts } }: ChatHeaderProps) {
  const { open, show, close } = useDialog<'close' | 'transfer'>()
  const taking = useSubmit(takeChat)
  const takingOver = useSubmit(takeOverChat)
  const maySupervise = useDeskSession(({ session }) =>
    hasPermission(session.me?.roles ?? [], 'supervise-chats'),
  )
  const failed = taking.failed ?? takingOver.failed
  const { status, isMine, needsWrapUp } = state
  const isOver = status === 'ended'
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.name}>{customerOf({ username: facts.username, chatId })}</h2>
        <StateBadge state={state} />
        <ChatTags {...{ chatId, state }} />
        {isMine && <ChatProofBadge proof={state.proof} />}
        <span className={styles.actions}>
          {status === 'queued' && (
            <Button
              isSmall
              variant="primary"
              isBusy={taking.isSending}
              onClick={() => void taking.submit({ chatId })}
            >
              接入
            </Button>
          )}
          {status === 'person' && !isMine && maySupervise && (
            <Button
              isSmall
              isBusy={takingOver.isSending}
              onClick={() => void takingOver.submit({ chatId })}
            >
              接管
            </Button>
          )}
          {isOver && needsWrapUp && (
            <Button isSmall variant="primary" onClick={() => show('close')}>
              写小结
            </Button>
          )}
          {isMine && (
            <>
              <KeyButton letter="v" title="转接" onPress={() => show('transfer')} />
              <KeyButton letter="e" title="结束会话" onPress={() => show('close')} />
            </>
          )}
        </span>
      </div>
      <FailureNotice failed={failed} />
      {open === 'transfer' && <TransferDialog chatId={chatId} onClose={close} />}
      {open === 'close' && <WrapUpDialog {...{ chatId, isOver }} onClose={close} />}
    </>
  )
}

interface KeyButtonProps {
  readonly letter: string
  readonly title: string
  readonly onPress: () => void
}

function KeyButton({ letter, title, onPress }: KeyButtonProps) {
  useShortcut({ keys: [letter], label: title }, onPress)
  return (
    <Button isSmall letter={letter} onClick={onPress}>
      {title}
    </Button>
  )
}

function StateBadge({ state }: Pick<OpenChat, 'state'>) {
  const { status, isMine, agentName, score } = state
  switch (status) {
    case 'queued':
      return <Badge tone="warning">排队中</Badge>
    case 'person':
      return isMine ? (
        <Badge tone="success">进行中</Badge>
      ) : (
        <Badge tone="info">{`${agentName ?? '同事'} 接待中`}</Badge>
      )
    case 'message-left':
      return <Badge tone="warning">留言待回复</Badge>
    case 'robot':
      return <Badge tone="info">机器人接待中</Badge>
    case 'ended':
      return <Badge>{score === undefined ? '已结束' : `已结束，评价 ${score} 星`}</Badge>
  }
}

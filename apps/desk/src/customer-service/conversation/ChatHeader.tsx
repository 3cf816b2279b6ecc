import { takeChat, takeOverChat } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import type { ChatLabel } from '@ecenter/contract/customer-service/desk/chat-labels.ts'
import type { ChatProof } from '@ecenter/contract/customer-service/desk/chat-shown.ts'
import { tagChat } from '@ecenter/contract/customer-service/desk/wrap-up.ts'
import { hasPermission } from '@ecenter/contract/desk/permissions.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { Tag } from 'lucide'
import { useState } from 'react'
import { useDeskSession } from '../../client/desk-session.ts'
import { useDeskForm } from '../../client/use-desk-form.ts'
import { useSubmit } from '../../client/use-submit.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { CheckboxGroup } from '../../kit/fields/CheckboxGroup.tsx'
import { FormDialog } from '../../kit/overlays/FormDialog.tsx'
import { useDialog } from '../../kit/overlays/use-dialog.ts'
import { FailureNotice } from '../../shell/FailureNotice.tsx'
import { altChord } from '../../shell/frame/alt-letter.ts'
import { useShortcut } from '../../shell/frame/shortcuts.ts'
import { choicesOfKind, useChatLabels } from '../canned/use-chat-labels.ts'
import type { OpenChat } from '../chat-desk.ts'
import { customerOf } from '../chat-words.ts'
import styles from './ChatHeader.module.css'
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
    <Button isSmall letter={altChord(letter)} onClick={onPress}>
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

interface ChatTagsProps {
  readonly chatId: string
  readonly state: OpenChat['state']
}

/** What colleagues find a conversation by, and the way to change it for who has or had it. */
function ChatTags({ chatId, state }: ChatTagsProps) {
  const { tags, isMine, status, isReadOnly = false } = state
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {tags.map(({ labelId, name }) => (
        <Badge key={labelId}>{name}</Badge>
      ))}
      {(isMine || (status === 'ended' && !isReadOnly)) && (
        <Button isSmall variant="text" icon={Tag} onClick={() => setIsOpen(true)}>
          标签
        </Button>
      )}
      {isOpen && <TagsDialog {...{ chatId, tags }} onClose={() => setIsOpen(false)} />}
    </>
  )
}

interface TagsDialogProps {
  readonly chatId: string
  readonly tags: readonly ChatLabel[]
  readonly onClose: () => void
}

function TagsDialog({ chatId, tags, onClose }: TagsDialogProps) {
  const labels = useChatLabels()
  const form = useDeskForm(tagChat, {
    initial: { labelIds: tags.map(({ labelId }) => labelId) },
    fixed: { chatId },
    onAnswer: onClose,
  })
  // One that was retired can still be taken away.
  const choices = [
    ...choicesOfKind(labels, 'tag'),
    ...tags
      .filter(({ isRetired }) => isRetired)
      .map(({ labelId, name }) => ({ value: labelId, label: `${name}（已停用）` })),
  ]
  return (
    <FormDialog title="会话标签" action="保存" form={form} onClose={onClose}>
      <CheckboxGroup
        label="标签"
        hint={choices.length === 0 ? '还没有标签，由主管在“会话记录”里添加。' : '客户看不到。'}
        choices={choices}
        {...form.field('labelIds')}
      />
    </FormDialog>
  )
}

const wayNames: Readonly<Record<ChatProof['by'], string>> = {
  sms: '短信已验证',
  passkey: '通行密钥已验证',
  app: '从应用登录',
}

/** Whether the customer has proven who they are, in the browser that talks. */
function ChatProofBadge({ proof }: { readonly proof: ChatProof | undefined }) {
  if (proof === undefined) return <Badge tone="warning">未验证</Badge>
  const { by, until, isPart } = proof
  return (
    <Badge tone="success">{`${wayNames[by]}${isPart ? '（一部分）' : ''} 至 ${until.slice(-5)}`}</Badge>
  )
}

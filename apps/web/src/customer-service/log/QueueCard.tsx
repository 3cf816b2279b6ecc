import type { ConversationState } from '@ecenter/contract/customer-service/conversation.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { Headset, MailCheck } from 'lucide'
import styles from './ChatLog.module.css'
import { positionInQueue } from './position-in-queue.ts'

/** Whoever waits sees how long still: for a person, or for the answer to what they left. */
export function QueueCard({ state }: { readonly state: ConversationState }) {
  const { status, promise } = state
  if (status !== 'queued' && status !== 'message-left') return null
  const isQueued = status === 'queued'
  return (
    <div className={styles.queue}>
      <span className={styles.queueIcon}>
        <Icon of={isQueued ? Headset : MailCheck} />
      </span>
      <div>
        <b>{isQueued ? '正在为您转接人工客服' : '您的留言已收到'}</b>
        <p>{isQueued ? positionInQueue(state) : promiseText(promise)}</p>
      </div>
    </div>
  )
}

function promiseText(promise: string | undefined): string {
  return promise === undefined
    ? '我们会尽快答复，有答复时发短信告诉您'
    : `${promise}答复您，有答复时发短信告诉您`
}

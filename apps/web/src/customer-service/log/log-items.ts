import type { ChatMessage } from '@ecenter/contract/customer-service/conversation.ts'
import { hasTimeLine } from './log-time.ts'

/** What was said in one visit; the last is this one. */
export interface Visit {
  /** Tells its messages from those of others, whose seqs are the same. */
  readonly key: string
  readonly messages: readonly ChatMessage[]
}

export interface LogItem {
  readonly key: string
  readonly message: ChatMessage
  /** When it was said, where that stands above it. */
  readonly at: string | undefined
  /** The first of what one side, and of the staff one person, says in a row: who speaks is shown there. */
  readonly isFirst: boolean
}

/** Everything that was said, in order, with what stands beside it. */
export function logItems(visits: readonly Visit[]): readonly LogItem[] {
  const all = visits.flatMap(({ key, messages }) => messages.map((message) => ({ key, message })))
  return all.map(({ key, message }, place) => {
    const before = all[place - 1]?.message
    const isLater = hasTimeLine(before?.at, message.at)
    return {
      key: `${key} ${message.seq}`,
      message,
      at: isLater ? message.at : undefined,
      isFirst: isLater || before?.from !== message.from || before.agentid !== message.agentid,
    }
  })
}

/** The customer's last message in this visit, beneath which stands whether it was read. */
export function lastOwnSeq(messages: readonly ChatMessage[]): number | undefined {
  return messages.filter(({ from }) => from === 'customer').at(-1)?.seq
}

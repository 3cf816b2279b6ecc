import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type {
  ChatMessage,
  ConversationChange,
} from '@ecenter/contract/customer-service/conversation.ts'
import { followConversation } from '@ecenter/contract/customer-service/talk-calls.ts'
import { readEvents, silenceAtMostMs } from '../../packages/contract/src/envelope/events.ts'
import type { Customer } from './customer.ts'

/** A page that follows its conversation, and asks for the rest whenever it is cut off or hears nothing any more. */
export function follow({ browser, sentBy }: Customer, signid: string) {
  const messages: ChatMessage[] = []
  /** What became of its lines, for who has to find out why nothing is heard. */
  const history: string[] = []
  let isOver = false
  const following = untilOver()

  async function untilOver(): Promise<void> {
    while (!isOver) {
      await hear().then(
        () => note('ended'),
        (error: unknown) => note(String(error)),
      )
      await delay(200)
    }
  }

  async function hear(): Promise<void> {
    const body = { signid, seq: messages.at(-1)?.seq ?? 0 }
    const line = newLine()
    try {
      const response = await browser.open(
        sentBy(followConversation, body, randomUUID()),
        line.signal,
      )
      note(`${response.statusCode} ${response.headers['content-type']} from ${body.seq}`)
      for await (const event of readEvents(Readable.toWeb(response), line.heard)) {
        messages.push(...(event as ConversationChange).messages)
        note(`heard up to ${messages.at(-1)?.seq}`)
        if (isOver) response.destroy()
      }
    } finally {
      line.end()
    }
  }

  function note(what: string): void {
    history.push(`${new Date().toISOString()} ${what}`)
  }

  return {
    messages,
    history,
    /** The stream itself ends with its service. */
    leave(): void {
      isOver = true
      following.catch(() => undefined)
    },
  }
}

/** Given up when nothing is heard on it for too long, as the page does. */
function newLine() {
  const abort = new AbortController()
  let timer = setTimeout(() => abort.abort(), silenceAtMostMs)
  return {
    signal: abort.signal,
    heard(): void {
      clearTimeout(timer)
      timer = setTimeout(() => abort.abort(), silenceAtMostMs)
    },
    end: () => clearTimeout(timer),
  }
}

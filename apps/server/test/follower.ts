import { randomUUID } from 'node:crypto'
import type {
  ChatMessage,
  ConversationState,
} from '@ecenter/contract/customer-service/conversation.ts'
import { followConversation } from '@ecenter/contract/customer-service/talk-calls.ts'
import { wrap } from '@ecenter/contract/envelope/head.ts'
import { parse } from 'valibot'
import { type EventStream, openStream } from './readers/event-stream.ts'
import type { Chatter } from './subjects/chats.ts'
import { post } from './visitor.ts'

export type Follower = ReturnType<typeof newFollower>

/** A page that follows its conversation, and asks for the rest whenever it was cut off. */
export function newFollower(chatter: Chatter) {
  const messages: ChatMessage[] = []
  const states: ConversationState[] = []
  let stream: EventStream | undefined
  let tell = () => {}

  async function hear(heard: EventStream): Promise<void> {
    try {
      for await (const event of heard.events()) {
        if (heard !== stream) return
        const change = parse(followConversation.response, event)
        messages.push(...change.messages)
        states.push(change.state)
        tell()
      }
    } catch {
      // The line was cut; what follows is asked for by the next stream.
    }
  }

  async function until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      await new Promise<void>((resolve) => {
        tell = resolve
      })
    }
  }

  /** Loses the line. */
  function cut(): void {
    stream?.leave()
    stream = undefined
  }

  return {
    messages,
    states,
    until,

    /** Asks at one service for what came after the last message. */
    async connect(origin: string): Promise<void> {
      cut()
      stream = await openStream(origin, followRequest(chatter, messages.at(-1)?.seq))
      void hear(stream)
    },

    cut,

    async untilSeq(seq: number): Promise<void> {
      await until(() => (messages.at(-1)?.seq ?? 0) >= seq)
    },
  }
}

/** What a page asks with; without a seq it wants the last messages. */
export function followRequest({ signid, caller, cookie }: Chatter, seq?: number) {
  const body = wrap(
    followConversation,
    seq === undefined ? { signid } : { signid, seq },
    caller,
    randomUUID(),
  )
  return post(followConversation, body, { cookie: `sid=${cookie()}` })
}

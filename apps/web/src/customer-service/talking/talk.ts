import type {
  ChatMessage,
  ConversationChange,
  ConversationState,
} from '@ecenter/contract/customer-service/conversation.ts'

/** A conversation as this page knows it. */
export interface Talk {
  /** Empty until the visitor is signed in. */
  readonly signid: string
  /** In the order of their seq. */
  readonly messages: readonly ChatMessage[]
  /** Undefined until the service has said it. */
  readonly state: ConversationState | undefined
  /** The last seq that the stream has told, by which it goes on; answers of calls may be ahead of it. */
  readonly followedSeq: number | undefined
  /** One that ended in this session can be read again above it. */
  readonly hasEarlier: boolean
}

export const noTalk: Talk = {
  signid: '',
  messages: [],
  state: undefined,
  followedSeq: undefined,
  hasEarlier: false,
}

/** Whether something is lost to the customer when another conversation takes the place of this one. */
export function isLostWith({ signid, messages, state }: Talk): boolean {
  if (signid === '' || state?.status === 'ended') return false
  return messages.length > 0 || state === undefined
}

/** After the stream has told what is new; it is never behind what it told before. */
export function afterEvent(talk: Talk, { messages, state }: ConversationChange): Talk {
  const told = Math.max(talk.followedSeq ?? 0, ...messages.map(({ seq }) => seq))
  return { ...talk, messages: together(talk.messages, messages), state, followedSeq: told }
}

/** After the answer of a call; it may come later than what the stream has told meanwhile. */
export function afterAnswer(talk: Talk, { messages, state }: ConversationChange): Talk {
  const isOld = lastSeq(messages) < lastSeq(talk.messages)
  return {
    ...talk,
    messages: together(talk.messages, messages),
    state: isOld ? (talk.state ?? state) : state,
  }
}

/** Each message once; the newer word on it counts. */
function together(
  known: readonly ChatMessage[],
  told: readonly ChatMessage[],
): readonly ChatMessage[] {
  if (told.length === 0) return known
  const bySeq = new Map([...known, ...told].map((message) => [message.seq, message]))
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq)
}

function lastSeq(messages: readonly ChatMessage[]): number {
  return Math.max(0, ...messages.map(({ seq }) => seq))
}

import { dropDraft, keepDraft, useDrafts } from '../client/use-drafts.ts'
import { type ChatDesk, type Unsent, withChat } from './chat-desk.ts'

const unsentDraft = 'chat-unsent'
const placeOf = (chatId: string) => `${unsentDraft}/${chatId}`

/** A field of a draft is named without hyphens. */
const fieldOf = (sentAs: string) => sentAs.replaceAll('-', '_')
const sentAsOf = (field: string) => field.replaceAll('_', '-')

type Drafts = ReturnType<typeof useDrafts.getState>

/** Words that were not sent, as they were kept: they stand in their conversation with a way to send them again. */
export function keptUnsent(chatId: string, all: Drafts = useDrafts.getState()): Unsent[] {
  return Object.entries(all[placeOf(chatId)] ?? {}).flatMap(([field, content]) =>
    typeof content === 'string'
      ? [
          {
            sentAs: sentAsOf(field),
            content,
            state: 'failed',
            why: '没有发出，请重新发送或删除。',
          } as const,
        ]
      : [],
  )
}

/** Those are put into conversations that are open, where they neither stand nor have arrived. */
export function withKeptUnsent(desk: ChatDesk, all: Drafts): ChatDesk {
  return desk.opened.reduce((before, chatId) => {
    const chat = before.chats[chatId]
    if (chat === undefined || all[placeOf(chatId)] === undefined) return before
    const known = new Set([...chat.messages, ...chat.unsent].map(({ sentAs }) => sentAs))
    const lost = keptUnsent(chatId, all).filter(({ sentAs }) => !known.has(sentAs))
    if (lost.length === 0) return before
    return withChat(before, chatId, (own) => ({ ...own, unsent: [...lost, ...own.unsent] }))
  }, desk)
}

/** Keeps words that failed with the drafts of their author until they have arrived or are thrown away. */
export function keepUnsent({ chats }: Pick<ChatDesk, 'chats'>): void {
  for (const [chatId, chat] of Object.entries(chats)) {
    if (chat === undefined) continue
    const place = placeOf(chatId)
    const kept = useDrafts.getState()[place] ?? {}
    const words = chat.unsent.filter(
      ({ sentAs, state, attached }) =>
        attached === undefined && (state === 'failed' || fieldOf(sentAs) in kept),
    )
    const fields = words.map(({ sentAs, content }) => [fieldOf(sentAs), content] as const)
    const isKept = fields.every(([field]) => field in kept)
    if (isKept && fields.length === Object.keys(kept).length) continue
    if (Object.keys(kept).length > 0) dropDraft(place)
    if (fields.length > 0) keepDraft(place, Object.fromEntries(fields))
  }
}

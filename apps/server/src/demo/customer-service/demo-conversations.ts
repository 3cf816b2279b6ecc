import { randomUUID } from 'node:crypto'
import { hotline } from '@ecenter/contract/constants/service.ts'
import { chatOutcome } from '@ecenter/contract/customer-service/desk/chat-labels.ts'
import type { Insertable } from 'kysely'
import {
  array,
  boolean,
  type InferOutput,
  number,
  optional,
  picklist,
  strictObject,
  string,
} from 'valibot'
import { readLabels } from '../../domains/customer-service/store/chat-label.repository.ts'
import type { ChatContent } from '../../domains/customer-service/store/chat-message-record.ts'
import {
  chatMessageContext,
  conversationContext,
} from '../../domains/customer-service/store/conversation.repository.ts'
import { noteMiss } from '../../domains/customer-service/store/robot-miss.repository.ts'
import { secondsAfter } from '../../platform/clock/clock.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { findStaffByAccount, type StaffStore } from '../../platform/staff/staff.repository.ts'
import { moment } from '../data/moment.ts'
import { readRows } from '../data/read-data.ts'
import { demoFaqs } from '../demo-faqs.ts'

/** A conversation that is over: what the robot was asked, and what a person said. */
export const conversationRow = strictObject({
  openedAt: moment,
  username: optional(string()),
  asked: array(strictObject({ faq: string(), words: string(), isHelpful: optional(boolean()) })),
  /** What the robot had no answer to. */
  missed: optional(array(string()), []),
  /** Nobody came: so many seconds after they asked for a person they left. */
  gaveUpAfter: optional(number()),
  person: optional(
    strictObject({
      account: string(),
      /** Seconds from asking for a person to being taken, and from then to the end. */
      waited: number(),
      lasted: number(),
      said: array(strictObject({ from: picklist(['customer', 'agent']), text: string() })),
      cause: string(),
      outcome: chatOutcome,
      score: optional(number()),
    }),
  ),
})
type Told = InferOutput<typeof conversationRow>

/** Between two lines of a conversation. */
const secondsALine = 20

interface Line {
  readonly from: 'customer' | 'robot' | 'agent'
  readonly text: string
  readonly faqId?: string
  readonly isHelpful?: boolean | undefined
}

/** Stores what customers of the last thirty days talked about, with their causes and stars, for the reports. */
export async function loadConversations(store: StaffStore, today: string): Promise<void> {
  const told = readRows('conversations.ndjson', conversationRow, today)
  const causes = (await readLabels(store)).filter(({ kind }) => kind === 'cause')
  const causeIds = new Map(causes.map(({ name, id }) => [name, id]))
  const agents = await agentsOf(store, told)
  const made = told.map((each) => rowsOf(store, each, { causeIds, agents }))
  await store.db
    .insertInto('conversation')
    .values(made.map(({ conversation }) => conversation))
    .execute()
  await store.db
    .insertInto('chat_message')
    .values(made.flatMap(({ messages }) => messages))
    .execute()
  for (const { openedAt: at, missed } of told) {
    for (const text of missed) await noteMiss(store, { text, reason: 'unknown', at })
  }
}

async function agentsOf(store: StaffStore, told: readonly Told[]) {
  const accounts = new Set(told.flatMap(({ person }) => person?.account ?? []))
  const found = await Promise.all(
    [...accounts].map(
      async (account) => [account, await findStaffByAccount(store, account)] as const,
    ),
  )
  return new Map(found)
}

interface Known {
  readonly causeIds: ReadonlyMap<string, string>
  readonly agents: Awaited<ReturnType<typeof agentsOf>>
}

function rowsOf({ keys }: Pick<StaffStore, 'keys'>, told: Told, { causeIds, agents }: Known) {
  const { openedAt, username, person, gaveUpAfter } = told
  const id = randomUUID()
  const agent = agents.get(person?.account ?? '')
  const speaker = agent && { agentName: agent.name }
  const asked = robotLines(told)
  const askedUntil = secondsAfter(openedAt, asked.length * secondsALine)
  const queuedAt = person === undefined && gaveUpAfter === undefined ? null : askedUntil
  const takenAt = person === undefined ? null : secondsAfter(askedUntil, person.waited)
  const said: readonly Line[] = person?.said ?? []
  const lines = [
    ...asked.map((line, at) => ({ ...line, at: secondsAfter(openedAt, at * secondsALine) })),
    ...said.map((line, at) => ({
      ...line,
      at: secondsAfter(takenAt ?? askedUntil, (at + 1) * secondsALine),
    })),
  ]
  const endedAt =
    takenAt === null
      ? secondsAfter(askedUntil, gaveUpAfter ?? 60)
      : secondsAfter(takenAt, person?.lasted ?? 0)
  const conversation: Insertable<Tables['conversation']> = {
    id,
    session_id: randomUUID(),
    status: 'ended',
    opened_at: openedAt,
    changed_at: endedAt,
    queued_at: queuedAt,
    taken_at: takenAt,
    first_taken_at: takenAt,
    ended_at: endedAt,
    staff_id: agent?.id ?? null,
    last_seq: lines.length,
    read_by_customer: lines.length,
    read_by_staff: lines.length,
    score: person?.score ?? null,
    cause_id: person === undefined ? null : (causeIds.get(person.cause) ?? null),
    outcome: person?.outcome ?? null,
    sealed: keys.seal(conversationContext(id), { ...(username && { username }), ...speaker }),
  }
  const messages = lines.map(
    ({ from, text, faqId, isHelpful, at }, before): Insertable<Tables['chat_message']> => {
      const seq = before + 1
      const content: ChatContent = { kind: 'text', text, links: [] }
      return {
        conversation_id: id,
        seq,
        at,
        sender: from,
        kind: content.kind,
        faq_id: faqId ?? null,
        is_helpful: isHelpful ?? null,
        staff_id: from === 'agent' ? (agent?.id ?? null) : null,
        sealed: keys.seal(chatMessageContext(id, seq), {
          ...content,
          ...(from === 'agent' && speaker),
        }),
      }
    },
  )
  return { conversation, messages }
}

/** What was asked of the robot, each with its answer. */
function robotLines({ asked, missed }: Told): Line[] {
  return [
    ...asked.flatMap(({ faq: faqId, words, isHelpful }): Line[] => {
      const faq = demoFaqs().find((each) => each.id === faqId)
      if (faq === undefined) throw new Error(`the demo has no question ${faqId}`)
      const text = faq.answer.replaceAll('{hotline}', hotline).replaceAll('{brand}', '我们')
      return [
        { from: 'customer', text: words },
        { from: 'robot', text, faqId, isHelpful },
      ]
    }),
    ...missed.flatMap((text): Line[] => [
      { from: 'customer', text },
      { from: 'robot', text: '抱歉，我没有找到答案。您可以换个说法再问。' },
    ]),
  ]
}

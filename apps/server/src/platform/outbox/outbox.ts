import {
  array,
  type InferOutput,
  number,
  object,
  optional,
  parse,
  picklist,
  pipe,
  string,
  transform,
} from 'valibot'
import type { Clock } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'
import type { Keys } from '../keys/keys.ts'
import type { SmsGateway } from '../sms/sms-gateway.ts'
import { smsText } from '../sms/sms-text.ts'

const message = object({
  to: string(),
  subject: optional(string()),
  text: string(),
  code: optional(string()),
  attachments: optional(array(object({ name: string(), bytes: number(), url: string() }))),
})
const shown = pipe(
  object({ channel: picklist(['sms', 'mail']), at: string(), message }),
  transform(({ channel, at, message: { to, ...rest } }) => ({ channel, to, ...rest, at })),
)
export type OutboxMessage = InferOutput<typeof shown>

/** What a session's open captchas want to hear; a demo has nobody to read pictures. */
export interface CaptchaAnswers {
  readonly image?: string
  readonly slide?: { readonly x: number }
}

/** The demo's mailbox and phone: what would have left the house can be read here instead. */
export interface Outbox extends SmsGateway {
  messages(): Promise<OutboxMessage[]>
  keepAnswer(sessionId: string, answer: CaptchaAnswers): void
  answersOf(sessionId: string): CaptchaAnswers
}

const messagesShown = 50
const sessionsKept = 10_000
const place = 'outbox'

export function outboxOn(
  db: Db,
  { keys, clock, brandName }: { keys: Keys; clock: Clock; brandName: string },
): Outbox {
  const answers = new Map<string, CaptchaAnswers>()

  return {
    async send(sms) {
      const sealed = keys.seal(place, {
        to: sms.phone,
        text: smsText(brandName, sms),
        code: sms.values.code,
      })
      await db
        .insertInto('outbox_message')
        .values({ channel: 'sms', at: clock.now(), sealed })
        .execute()
    },

    async messages() {
      const rows = await db
        .selectFrom('outbox_message')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(messagesShown)
        .execute()
      return rows.map(({ channel, at, sealed }) =>
        parse(shown, { channel, at: at.toISOString(), message: keys.unseal(place, sealed) }),
      )
    },

    keepAnswer(sessionId, answer) {
      const kept = { ...answers.get(sessionId), ...answer }
      answers.delete(sessionId)
      answers.set(sessionId, kept)
      const [oldest] = answers.keys()
      if (answers.size > sessionsKept && oldest !== undefined) answers.delete(oldest)
    },

    answersOf: (sessionId) => answers.get(sessionId) ?? {},
  }
}

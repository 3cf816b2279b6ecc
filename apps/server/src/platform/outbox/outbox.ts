import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
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
import type { FileAnswer } from '../calls/handler.ts'
import type { Clock } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'
import type { Keys } from '../keys/keys.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { SmsGateway } from '../sms/sms-gateway.ts'
import { smsText } from '../sms/sms-text.ts'
import type { Released } from '../verification/judge-track.ts'
import { madeUpTrack } from '../verification/made-up-track.ts'

const attachment = object({ name: string(), bytes: number(), url: string() })
/** Those that were kept before there were other types have none written down. */
const contentType = optional(
  picklist(['application/pdf', 'application/ofd', 'application/xml', 'image/png']),
  'application/pdf',
)
const message = object({
  to: string(),
  subject: optional(string()),
  text: string(),
  code: optional(string()),
  attachments: optional(array(object({ ...attachment.entries, contentType }))),
})
type Message = InferOutput<typeof message>

const shownMessage = object({ ...message.entries, attachments: optional(array(attachment)) })
const shown = pipe(
  object({ channel: picklist(['sms', 'mail']), at: string(), message: shownMessage }),
  transform(({ channel, at, message: { to, ...rest } }) => ({ channel, to, ...rest, at })),
)
export type OutboxMessage = InferOutput<typeof shown>

/** What a session's open captchas want to hear; a demo has nobody to read pictures. */
export interface CaptchaAnswers {
  readonly image?: string
  readonly slide?: Released
}

/** The demo's mailbox and phone: what would have left the house can be read here instead. */
export interface Outbox {
  readonly sms: SmsGateway
  readonly mailer: Mailer
  messages(): Promise<OutboxMessage[]>
  /** The file of an attachment; undefined where there is none of that id. */
  attachment(id: string): Promise<FileAnswer | undefined>
  /** Of a picture nothing else keeps what it says. */
  keepImageCode(sessionId: string, code: string): Promise<void>
  answersOf(sessionId: string): Promise<CaptchaAnswers>
}

/** Where an attachment is served, below it its id. */
export const attachmentsPath = '/dev/outbox/attachments/'
const messagesShown = 50
export const outboxContext = 'outbox'

export function outboxOn(
  db: Db,
  { keys, clock, brandName }: { keys: Keys; clock: Clock; brandName: string },
): Outbox {
  return {
    sms: {
      async send(sms) {
        await keep('sms', {
          to: sms.phone,
          text: smsText(brandName, sms),
          code: sms.values.code,
        })
      },
    },

    mailer: {
      async send({ to, subject, text, attachments }) {
        const files = attachments.map((file) => ({ ...file, id: randomUUID() }))
        const listed = files.map(({ id, name, bytes, contentType }) => ({
          name,
          contentType,
          bytes: bytes.length,
          url: attachmentsPath + id,
        }))
        const message_id = await keep('mail', { to, subject, text, attachments: listed })
        for (const { id, bytes } of files) {
          const sealed = keys.sealBytes(attachmentContext(id), bytes)
          await db.insertInto('outbox_attachment').values({ id, message_id, sealed }).execute()
        }
      },
    },

    async messages() {
      const rows = await db
        .selectFrom('outbox_message')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(messagesShown)
        .execute()
      return rows.map(({ channel, at, sealed }) =>
        parse(shown, {
          channel,
          at: at.toISOString(),
          message: keys.unseal(outboxContext, sealed),
        }),
      )
    },

    async attachment(id) {
      const row = await db
        .selectFrom('outbox_attachment as attachment')
        .innerJoin('outbox_message as message', 'message.id', 'attachment.message_id')
        .select(['attachment.id', 'attachment.sealed', 'message.sealed as message'])
        .where(sql`attachment.id::text`, '=', id)
        .executeTakeFirst()
      if (row === undefined) return undefined
      const { attachments = [] } = parse(message, keys.unseal(outboxContext, row.message))
      const listed = attachments.find(({ url }) => url === attachmentsPath + id)
      if (listed === undefined) return undefined
      const bytes = keys.unsealBytes(attachmentContext(id), row.sealed)
      return { bytes, contentType: listed.contentType, fileName: listed.name }
    },

    async keepImageCode(session_id, code) {
      await db
        .insertInto('image_code_answer')
        .values({ session_id, code })
        .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ code }))
        .execute()
    },

    async answersOf(sessionId) {
      const row = await db
        .selectFrom('session')
        .leftJoin('image_code_answer', 'image_code_answer.session_id', 'session.id')
        .leftJoin('slide_captcha', 'slide_captcha.session_id', 'session.id')
        .select(['code', 'gap'])
        .where('session.id', '=', sessionId)
        .executeTakeFirst()
      return {
        ...(row?.code == null ? {} : { image: row.code }),
        ...(row?.gap == null ? {} : { slide: { x: row.gap, track: madeUpTrack(row.gap) } }),
      }
    },
  }

  async function keep(channel: 'sms' | 'mail', said: Message): Promise<number> {
    const { id } = await db
      .insertInto('outbox_message')
      .values({ channel, at: clock.now(), sealed: keys.seal(outboxContext, said) })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
}

export function attachmentContext(id: string): string {
  return `outbox-attachment/${id}`
}

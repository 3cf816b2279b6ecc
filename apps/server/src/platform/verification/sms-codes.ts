import { randomInt } from 'node:crypto'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { sql } from 'kysely'
import { type InferOutput, object, string } from 'valibot'
import { Failure } from '../calls/failure.ts'
import { secondsAfter } from '../clock/clock.ts'
import type { Session } from '../session/session.ts'
import type { SmsMessage } from '../sms/sms-gateway.ts'
import type { ProofServices } from './proof-services.ts'
import type { SmsCodeSubject } from './sms-limits.ts'

export const smsCodeLifeSeconds = 300
export const smsResendSeconds = 60
const triesAllowed = 5
const codeRange = 1_000_000

interface CodeMessage {
  readonly phone: string
  readonly isRinging: boolean
  /** What the text says besides. */
  readonly template?: Extract<SmsMessage['template'], 'code' | 'proof-code' | 'unknown-phone'>
}

/**
 * Sends a code in the transaction of its submission; the purpose's earlier code dies. One that may
 * not ring is made all the same, so that the answer tells nothing.
 */
export async function sendSmsCode(
  services: ProofServices,
  session: Session,
  subject: SmsCodeSubject,
  { phone, isRinging, template = 'code' }: CodeMessage,
): Promise<void> {
  const { db, keys, clock, jobs } = services
  const code = String(randomInt(codeRange)).padStart(6, '0')
  const row = {
    code_mac: services.keys.mac('sms-code', ...factsOf(session, subject, code)),
    phone_key: keys.searchHash('phone', phone),
    handle: subject.handle ?? '',
    expires_at: secondsAfter(clock.now(), smsCodeLifeSeconds),
    tries: 0,
    used_at: null,
  }
  await db
    .insertInto('sms_code')
    .values({ ...row, session_id: session.id, purpose: subject.purpose })
    .onConflict((conflict) => conflict.columns(['session_id', 'purpose']).doUpdateSet(row))
    .execute()
  if (isRinging) {
    await jobs.sendSms({ phone, template, values: { code, minutes: '5' } }, db)
  }
}

/** A code that was typed right; in hexadecimal, for it is kept until the submission is through. */
export const rightCode = object({ mac: string(), phoneKey: string() })
export type RightCode = InferOutput<typeof rightCode>

/** Tries a code, which is good for five tries; a try counts whatever becomes of the submission. */
export async function trySmsCode(
  services: ProofServices,
  session: Session,
  subject: SmsCodeSubject,
  typed: string,
): Promise<RightCode> {
  const tried = await services.db
    .updateTable('sms_code')
    .set({ tries: sql`tries + 1` })
    .where('session_id', '=', session.id)
    .where('purpose', '=', subject.purpose)
    .where('handle', '=', subject.handle ?? '')
    .where('tries', '<', triesAllowed)
    .where('used_at', 'is', null)
    .returning(['code_mac', 'phone_key', 'expires_at', 'tries'])
    .executeTakeFirst()
  if (tried === undefined) throw usedUp()
  if (tried.expires_at <= services.clock.now()) throw expired()
  if (!services.keys.isMac('sms-code', tried.code_mac, ...factsOf(session, subject, typed))) {
    throw tried.tries < triesAllowed ? wrong(triesAllowed - tried.tries) : usedUp()
  }
  return { mac: tried.code_mac.toString('hex'), phoneKey: tried.phone_key.toString('hex') }
}

/** Uses up a right code with what it proves: of several submissions that typed it, one proves it. */
export async function spendSmsCode(
  { db, clock }: Pick<ProofServices, 'db' | 'clock'>,
  session: Session,
  { purpose }: SmsCodeSubject,
  { mac }: RightCode,
): Promise<void> {
  const spent = await db
    .updateTable('sms_code')
    .set({ used_at: clock.now() })
    .where('session_id', '=', session.id)
    .where('purpose', '=', purpose)
    .where('code_mac', '=', Buffer.from(mac, 'hex'))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (spent.numUpdatedRows === 0n) throw usedUp()
}

function factsOf(session: Session, subject: SmsCodeSubject, code: string): string[] {
  const { purpose, handle = '', bound } = subject
  return [session.id, purpose, handle, code, ...(bound === undefined ? [] : [bound])]
}

function wrong(triesLeft: number): Failure {
  return new Failure(
    resultCodes.smsCodeWrong,
    `短信验证码不对，还可以试 ${triesLeft} 次。`,
    'smsCode',
  )
}

function expired(): Failure {
  return new Failure(resultCodes.smsCodeExpired, '短信验证码已过期，请重新获取。', 'smsCode')
}

function usedUp(): Failure {
  return new Failure(resultCodes.smsCodeUsedUp, '短信验证码已失效，请重新获取。', 'smsCode')
}

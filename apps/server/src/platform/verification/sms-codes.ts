import { randomInt, timingSafeEqual } from 'node:crypto'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { sql } from 'kysely'
import { Failure } from '../calls/failure.ts'
import { secondsAfter } from '../clock/clock.ts'
import type { Session } from '../session/session.ts'
import type { ProofParts } from './proof-parts.ts'
import { spendSlide } from './slide-captcha.ts'
import { type Addressee, mayRing, type SmsCodeSubject } from './sms-limits.ts'

export const smsCodeLifeSeconds = 300
export const smsResendSeconds = 60
const triesAllowed = 5
const codeRange = 1_000_000

/**
 * Sends a code; the purpose's earlier code dies. A captcha pass is spent first, then limits are
 * counted, so that a bomber pays before a phone rings. A code that may not ring is made all the
 * same, so that the answer tells nothing.
 */
export async function sendSmsCode(
  parts: ProofParts,
  session: Session,
  subject: SmsCodeSubject,
  addressee: Addressee,
): Promise<void> {
  const { db, keys, clock, jobs } = parts
  await spendSlide(parts, session)
  const phone_key = keys.searchKey('phone', addressee.phone)
  const isRinging = await mayRing(parts, session, subject, addressee)

  const code = String(randomInt(codeRange)).padStart(6, '0')
  const row = {
    code_mac: macOf(parts, session, subject, code),
    phone_key,
    handle: subject.handle ?? '',
    expires_at: secondsAfter(clock.now(), smsCodeLifeSeconds),
    tries: 0,
    used_at: null,
  }
  const message = {
    phone: addressee.phone,
    template: 'code',
    values: { code, minutes: '5' },
  } as const
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('sms_code')
      .values({ ...row, session_id: session.id, purpose: subject.purpose })
      .onConflict((conflict) => conflict.columns(['session_id', 'purpose']).doUpdateSet(row))
      .execute()
    if (isRinging) await jobs.sendSms(message, transaction)
  })
}

/** Answers the key of the phone that the code reached; a code is good once and for five tries. */
export async function checkSmsCode(
  parts: ProofParts,
  session: Session,
  subject: SmsCodeSubject,
  typed: string,
): Promise<Buffer> {
  const { db, clock } = parts
  const now = clock.now()
  const tried = await db
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
  if (tried.expires_at <= now) throw expired()
  if (!timingSafeEqual(tried.code_mac, macOf(parts, session, subject, typed))) {
    throw tried.tries < triesAllowed ? wrong(triesAllowed - tried.tries) : usedUp()
  }
  const used = await db
    .updateTable('sms_code')
    .set({ used_at: now })
    .where('session_id', '=', session.id)
    .where('purpose', '=', subject.purpose)
    .where('code_mac', '=', tried.code_mac)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (used.numUpdatedRows === 0n) throw usedUp()
  return tried.phone_key
}

function macOf({ keys }: ProofParts, session: Session, subject: SmsCodeSubject, code: string) {
  return keys.mac('sms-code', session.id, subject.purpose, subject.handle ?? '', code)
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

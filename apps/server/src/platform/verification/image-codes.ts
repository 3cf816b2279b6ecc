import { randomInt, timingSafeEqual } from 'node:crypto'
import { imageCodeRefreshCap } from '@ecenter/contract/constants/image-code-refresh-cap.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { sql } from 'kysely'
import { Failure } from '../calls/failure.ts'
import { drawImageCode } from '../captcha/draw-image-code.ts'
import { secondsAfter } from '../clock/clock.ts'
import type { Session } from '../session/session.ts'
import type { ProofParts } from './proof-parts.ts'

/** No look-alikes, and no letter whose two cases have one shape: the code is case-sensitive. */
const alphabet = 'ABDEFGHJLMNQRTYabdefghjmnqrty2345678'
const codeLength = 4
const lifeSeconds = 120
/** How long a code that was checked ahead is remembered for the query it is meant for. */
const passedSeconds = 120

/** The two places that ask for an image code; each counts for itself. */
export type RandName = 'carPolicyQuery' | 'verifypicForShortUrl'

/** Draws a new code; the earlier one dies. After the cap of refreshes only a right answer helps. */
export async function drawCode(
  { db, keys, clock, outbox }: ProofParts,
  session: Session,
  randName: RandName,
): Promise<Uint8Array> {
  const code = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join(
    '',
  )
  const row = {
    code_mac: keys.mac('image-code', session.id, randName, code),
    expires_at: secondsAfter(clock.now(), lifeSeconds),
  }
  const drawn = await db
    .insertInto('image_code')
    .values({ ...row, session_id: session.id, rand_name: randName, drawn: 1, passed_until: null })
    .onConflict((conflict) =>
      conflict
        .columns(['session_id', 'rand_name'])
        .doUpdateSet({ ...row, drawn: sql`image_code.drawn + 1` })
        .where('image_code.drawn', '<=', imageCodeRefreshCap),
    )
    .returning('drawn')
    .executeTakeFirst()
  if (drawn === undefined) {
    throw new Failure(resultCodes.imageRefreshCap, '换图次数已用完，请稍后再来。')
  }
  outbox?.keepAnswer(session.id, { image: code })
  return drawImageCode(code)
}

/** Checks a code ahead of its query and remembers once that it was right. */
export async function passImageCode(
  parts: ProofParts,
  session: Session,
  randName: RandName,
  typed: string,
): Promise<void> {
  await tryCode(parts, session, randName, typed)
  await parts.db
    .updateTable('image_code')
    .set({ passed_until: secondsAfter(parts.clock.now(), passedSeconds) })
    .where('session_id', '=', session.id)
    .where('rand_name', '=', randName)
    .execute()
}

/** Spends the typed code, or the pass of an earlier check when none is typed. */
export async function spendImageCode(
  parts: ProofParts,
  session: Session,
  randName: RandName,
  typed: string | undefined,
): Promise<void> {
  if (typed !== undefined) return tryCode(parts, session, randName, typed)
  if (!(await spendPass(parts, session, randName))) {
    throw new Failure(
      resultCodes.imageCodeNeeded,
      '请输入图中 4 位字符，区分大小写。',
      'verificationCode',
    )
  }
}

async function tryCode(
  { db, keys, clock }: ProofParts,
  session: Session,
  randName: RandName,
  typed: string,
): Promise<void> {
  const open = await db
    .with('open', (cte) =>
      cte
        .selectFrom('image_code')
        .select(['session_id', 'rand_name', 'code_mac', 'expires_at'])
        .where('session_id', '=', session.id)
        .where('rand_name', '=', randName)
        .where('code_mac', 'is not', null)
        .forUpdate(),
    )
    .updateTable('image_code')
    .from('open')
    .set({ code_mac: null })
    .whereRef('image_code.session_id', '=', 'open.session_id')
    .whereRef('image_code.rand_name', '=', 'open.rand_name')
    .returning(['open.code_mac', 'open.expires_at'])
    .executeTakeFirst()
  const mac = keys.mac('image-code', session.id, randName, typed)
  const isRight =
    open?.code_mac != null && open.expires_at > clock.now() && timingSafeEqual(open.code_mac, mac)
  if (!isRight) {
    throw new Failure(
      resultCodes.imageCodeWrong,
      '图形验证码不对或已过期，请按新图重新输入。',
      'verificationCode',
    )
  }
  await db
    .updateTable('image_code')
    .set({ drawn: 0 })
    .where('session_id', '=', session.id)
    .where('rand_name', '=', randName)
    .execute()
}

async function spendPass(
  { db, clock }: ProofParts,
  session: Session,
  randName: RandName,
): Promise<boolean> {
  const spent = await db
    .updateTable('image_code')
    .set({ passed_until: null })
    .where('session_id', '=', session.id)
    .where('rand_name', '=', randName)
    .where('passed_until', '>', clock.now())
    .executeTakeFirst()
  return spent.numUpdatedRows > 0n
}

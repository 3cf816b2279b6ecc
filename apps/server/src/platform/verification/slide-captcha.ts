import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { Failure, tooManyLookups } from '../calls/failure.ts'
import { anyGap, drawSlide, type SlidePicture } from '../captcha/draw-slide.ts'
import { secondsAfter } from '../clock/clock.ts'
import { statement } from '../database/statement.ts'
import type { Session } from '../session/session.ts'
import { judgeTrack, type Released } from './judge-track.ts'
import type { ProofServices } from './proof-services.ts'

const lifeSeconds = 120
/** Longer than the wait for another SMS, which a pass that was given back outlives. */
const passedSeconds = 120
/** How far off the piece may lie, in picture pixels. */
const tolerance = 3

/** A pass that was spent, and until when it would have been good. */
export interface SlidePass {
  readonly until: Date
}

/** Opens a new slide captcha; the earlier one dies. */
export async function openSlide(
  { pipelined, clock, limits }: ProofServices,
  session: Session,
): Promise<SlidePicture> {
  if (!(await limits.take('slidesBySession', session.id))) {
    throw tooManyLookups('操作太频繁，请一小时后再来，或拨打 {hotline}。')
  }
  const gap = anyGap()
  const until = secondsAfter(clock.now(), lifeSeconds)
  const [picture] = await Promise.all([
    drawSlide(gap),
    storeSlide(pipelined.swift, session.id, gap, until),
  ])
  return picture
}

/** Whether a piece that was let go at x is taken for one that lies in the gap. */
export function isNear(gap: number, x: number): boolean {
  return Math.abs(gap - x) <= tolerance
}

/** Tries the open captcha, which dies of it; a pass is remembered for the next guarded action. */
export async function passSlide(
  { db, clock }: ProofServices,
  session: Session,
  { x, track }: Released,
): Promise<void> {
  const open = await db
    .with('open', (cte) =>
      cte
        .selectFrom('slide_captcha')
        .select(['session_id', 'gap', 'expires_at'])
        .where('session_id', '=', session.id)
        .where('gap', 'is not', null)
        .forUpdate(),
    )
    .updateTable('slide_captcha')
    .from('open')
    .set({ gap: null })
    .whereRef('slide_captcha.session_id', '=', 'open.session_id')
    .returning(['open.gap', 'open.expires_at'])
    .executeTakeFirst()
  const now = clock.now()
  const isThere = open?.gap != null && open.expires_at > now && isNear(open.gap, x)
  // Which of both it was helps nobody but who is trying tracks.
  if (!isThere || judgeTrack(x, track).kind !== 'hand') {
    throw new Failure(resultCodes.slideFailed, '没有放对位置，请再试一次。')
  }
  await db
    .updateTable('slide_captcha')
    .set({ passed_until: secondsAfter(now, passedSeconds) })
    .where('session_id', '=', session.id)
    .execute()
}

/** Spends the remembered pass; one pass serves one guarded action. Answers what it was good for. */
export async function spendSlide(
  { db, clock }: ProofServices,
  session: Session,
): Promise<SlidePass> {
  const spent = await db
    .with('passed', (cte) =>
      cte
        .selectFrom('slide_captcha')
        .select(['session_id', 'passed_until'])
        .where('session_id', '=', session.id)
        .where('passed_until', '>', clock.now())
        .forUpdate(),
    )
    .updateTable('slide_captcha')
    .from('passed')
    .set({ passed_until: null })
    .whereRef('slide_captcha.session_id', '=', 'passed.session_id')
    .returning('passed.passed_until as until')
    .executeTakeFirst()
  if (spent?.until == null) throw slideNeeded()
  return { until: spent.until }
}

/** Asks for a pass as the next guarded action would, and leaves it to that. */
export async function needSlide({ db, clock }: ProofServices, session: Session): Promise<void> {
  const passed = await db
    .selectFrom('slide_captcha')
    .select('session_id')
    .where('session_id', '=', session.id)
    .where('passed_until', '>', clock.now())
    .executeTakeFirst()
  if (passed === undefined) throw slideNeeded()
}

/** Makes a spent pass good again, for as long as it was; one that was passed meanwhile stays. */
export async function giveBackSlide(
  { db }: ProofServices,
  session: Session,
  { until }: SlidePass,
): Promise<void> {
  await db
    .updateTable('slide_captcha')
    .set({ passed_until: until })
    .where('session_id', '=', session.id)
    .where('passed_until', 'is', null)
    .execute()
}

function slideNeeded(): Failure {
  return new Failure(resultCodes.slideNeeded, '请先完成拼图验证。')
}

const storeSlide = statement(
  'open-slide',
  `
  insert into slide_captcha (session_id, gap, expires_at) values ($1, $2, $3)
  on conflict (session_id) do update
  set gap = excluded.gap, expires_at = excluded.expires_at
`,
)

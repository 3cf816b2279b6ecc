import { randomInt } from 'node:crypto'
import { type ImageCodePicture, imageCodeLength } from '@ecenter/contract/constants/lengths.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { Failure } from '../calls/failure.ts'
import { drawImageCode } from '../captcha/draw-image-code.ts'
import { type Clock, secondsAfter } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import type { Keys } from '../keys/keys.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { KeptByChoice } from '../redis/kept-by-choice.ts'
import type { Session } from '../session/session.ts'
import { databaseImageCodes } from './database-image-codes.ts'
import type { ImageCodeStore, Place } from './image-code-store.ts'
import { redisImageCodes } from './redis-image-codes.ts'

/** No look-alikes, and no letter whose two cases have one shape: the code is case-sensitive. */
export const imageCodeAlphabet = 'ABDEFGHJLMNQRTYabdefghjmnqrty2345678'
const lifeSeconds = 120
/** How long a code that was checked ahead is remembered for the query it is meant for. */
const passedSeconds = 120

/** What most forms call it. */
const usualField = 'verificationCode'

/** What image codes are made of. */
export interface ImageCodeServices extends Pick<Database, 'db' | 'pipelined'> {
  readonly keys: Keys
  readonly clock: Clock
  /** Demo mode only: where codes can be read. */
  readonly outbox: Outbox | undefined
}

export interface ImageCodes {
  /**
   * Draws a new code; the earlier one dies. After the cap of refreshes a right answer begins the
   * count anew, or an hour without one more picture.
   */
  draw(session: Session, randName: ImageCodePicture): Promise<Uint8Array>
  /** Checks a code ahead of its query and remembers once that it was right. */
  pass(session: Session, randName: ImageCodePicture, typed: string): Promise<void>
  /**
   * Spends the typed code, or the pass of an earlier check when none is typed. A refusal stands at
   * `field`, if the form gives its code another name.
   */
  spend(
    session: Session,
    randName: ImageCodePicture,
    typed: string | undefined,
    field?: string,
  ): Promise<void>
}

/** Where they are kept: in PostgreSQL, but where a Redis is told to keep them. */
export function imageCodeStoreOf(
  services: Pick<ImageCodeServices, 'db' | 'pipelined' | 'clock'> & KeptByChoice,
): ImageCodeStore {
  const { redis, settings, clock } = services
  const isInRedis = redis !== undefined && settings.redisKeeps.has('image-codes')
  return isInRedis ? redisImageCodes(redis, clock) : databaseImageCodes(services)
}

export function imageCodesOn(
  { keys, clock, outbox }: Pick<ImageCodeServices, 'keys' | 'clock' | 'outbox'>,
  store: ImageCodeStore,
): ImageCodes {
  return { draw, pass, spend }

  async function draw(session: Session, randName: ImageCodePicture): Promise<Uint8Array> {
    const code = Array.from({ length: imageCodeLength }, anyCharacter).join('')
    const mac = keys.mac('image-code', session.id, randName, code)
    if (!(await store.keep(placeOf(session, randName), mac, lifeSeconds))) throw capReached()
    const [picture] = await Promise.all([
      drawImageCode(code),
      outbox?.keepImageCode(session.id, code),
    ])
    return picture
  }

  async function pass(session: Session, randName: ImageCodePicture, typed: string): Promise<void> {
    await spendTyped(session, randName, typed)
    const until = secondsAfter(clock.now(), passedSeconds)
    await store.rememberPass(placeOf(session, randName), until)
  }

  async function spend(
    session: Session,
    randName: ImageCodePicture,
    typed: string | undefined,
    field = usualField,
  ) {
    if (typed !== undefined) return spendTyped(session, randName, typed, field)
    if (!(await store.spendPass(placeOf(session, randName)))) throw codeNeeded(field)
  }

  async function spendTyped(
    session: Session,
    randName: ImageCodePicture,
    typed: string,
    field = usualField,
  ): Promise<void> {
    // One behind the other, of all keys that a process may have drawn it with.
    const macs = Buffer.concat(keys.macs('image-code', session.id, randName, typed))
    if (!(await store.tryCode({ ...placeOf(session, randName), macs }))) throw codeWrong(field)
  }
}

function placeOf(session: Session, rand_name: ImageCodePicture): Place {
  return { session_id: session.id, rand_name }
}

function anyCharacter(): string {
  return imageCodeAlphabet[randomInt(imageCodeAlphabet.length)] ?? ''
}

function capReached(): Failure {
  return new Failure(
    resultCodes.imageRefreshCap,
    '换图次数已用完，请一小时后再来，或拨打 {hotline}。',
  )
}

function codeNeeded(field: string): Failure {
  const text = '请输入图中 4 位字符，区分大小写。'
  return new Failure(resultCodes.imageCodeNeeded, text, field)
}

function codeWrong(field: string): Failure {
  const text = '图形验证码不对或已过期，请按新图重新输入。'
  return new Failure(resultCodes.imageCodeWrong, text, field)
}

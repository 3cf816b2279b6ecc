import { randomInt } from 'node:crypto'
import { imageCodeLength } from '@ecenter/contract/constants/code-lengths.ts'
import type { ImageCodePicture } from '@ecenter/contract/constants/image-code-pictures.ts'
import { imageCodeRefreshCap } from '@ecenter/contract/constants/image-code-refresh-cap.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { sql } from 'kysely'
import { Failure } from '../calls/failure.ts'
import { drawImageCode } from '../captcha/draw-image-code.ts'
import { type Clock, secondsAfter } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { microBatch } from '../database/micro-batch.ts'
import { statement } from '../database/statement.ts'
import type { Keys } from '../keys/keys.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Session } from '../session/session.ts'

/** No look-alikes, and no letter whose two cases have one shape: the code is case-sensitive. */
const alphabet = 'ABDEFGHJLMNQRTYabdefghjmnqrty2345678'
const lifeSeconds = 120
/** How long a code that was checked ahead is remembered for the query it is meant for. */
const passedSeconds = 120
/** After so long without a new picture, refreshes are counted anew. */
const refreshPauseSeconds = 3600

/** What most forms call it. */
const usualField = 'verificationCode'

/** What image codes are made of. */
export interface ImageCodeParts extends Pick<Database, 'db' | 'lanes'> {
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

interface Place {
  readonly session_id: string
  readonly rand_name: ImageCodePicture
}

interface Try extends Place {
  readonly macs: Buffer
}

export function imageCodesOn({ db, lanes, keys, clock, outbox }: ImageCodeParts): ImageCodes {
  const tryCode = microBatch(onePerPlace((tries: readonly Try[]) => rightOnes(tries)))
  const spendPass = microBatch(onePerPlace((places: readonly Place[]) => passedOnes(places)))

  return { draw, pass, spend }

  async function draw(session: Session, randName: ImageCodePicture): Promise<Uint8Array> {
    const code = Array.from({ length: imageCodeLength }, anyCharacter).join('')
    const now = clock.now()
    const row = {
      code_mac: macOf(session, randName, code),
      expires_at: secondsAfter(now, lifeSeconds),
    }
    const pausedSince = secondsAfter(now, lifeSeconds - refreshPauseSeconds)
    const drawn = await db
      .insertInto('image_code')
      .values({ ...row, ...placeOf(session, randName), drawn: 1, passed_until: null })
      .onConflict((conflict) =>
        conflict
          .columns(['session_id', 'rand_name'])
          .doUpdateSet({
            ...row,
            drawn: sql`case when image_code.expires_at <= ${pausedSince} then 1
              else image_code.drawn + 1 end`,
          })
          .where(({ or, eb }) =>
            or([
              eb('image_code.drawn', '<=', imageCodeRefreshCap),
              eb('image_code.expires_at', '<=', pausedSince),
            ]),
          ),
      )
      .returning('drawn')
      .executeTakeFirst()
    if (drawn === undefined) throw capReached()
    await outbox?.keepImageCode(session.id, code)
    return drawImageCode(code)
  }

  async function pass(session: Session, randName: ImageCodePicture, typed: string): Promise<void> {
    await spendTyped(session, randName, typed)
    await db
      .updateTable('image_code')
      .set({ passed_until: secondsAfter(clock.now(), passedSeconds) })
      .where('session_id', '=', session.id)
      .where('rand_name', '=', randName)
      .execute()
  }

  async function spend(
    session: Session,
    randName: ImageCodePicture,
    typed: string | undefined,
    field = usualField,
  ) {
    if (typed !== undefined) return spendTyped(session, randName, typed, field)
    if (!(await spendPass(placeOf(session, randName)))) throw codeNeeded(field)
  }

  async function spendTyped(
    session: Session,
    randName: ImageCodePicture,
    typed: string,
    field = usualField,
  ): Promise<void> {
    const macs = macsOf(session, randName, typed)
    if (!(await tryCode({ ...placeOf(session, randName), macs }))) throw codeWrong(field)
  }

  async function rightOnes(tries: readonly Try[]): Promise<Place[]> {
    const tried = await tryCodes(
      lanes.swift,
      tries.map((each) => each.session_id),
      tries.map((each) => each.rand_name),
      tries.map((each) => each.macs),
      clock.now(),
    )
    return tried.filter(({ drawn }) => drawn === 0)
  }

  function passedOnes(places: readonly Place[]): Promise<Place[]> {
    return spendPasses(
      lanes.swift,
      places.map((each) => each.session_id),
      places.map((each) => each.rand_name),
      clock.now(),
    )
  }

  function macOf(session: Session, randName: ImageCodePicture, code: string): Buffer {
    return keys.mac('image-code', session.id, randName, code)
  }

  /** One behind the other, of all keys that a process may have drawn it with. */
  function macsOf(session: Session, randName: ImageCodePicture, code: string): Buffer {
    return Buffer.concat(keys.macs('image-code', session.id, randName, code))
  }
}

/** Every tried code dies in the same step; a right one sets the count of refreshes back to none. */
const tryCodes = statement<Place & { drawn: number }>(
  'try-image-codes',
  `
  update image_code set code_mac = null, drawn = case
    when position(image_code.code_mac in try.macs) > 0 and image_code.expires_at > $4 then 0
    else image_code.drawn end
  from unnest($1::uuid[], $2::text[], $3::bytea[]) as try (session_id, rand_name, macs)
  where image_code.session_id = try.session_id and image_code.rand_name = try.rand_name
    and image_code.code_mac is not null
  returning image_code.session_id, image_code.rand_name, image_code.drawn
`,
)

const spendPasses = statement<Place>(
  'spend-image-passes',
  `
  update image_code set passed_until = null
  from unnest($1::uuid[], $2::text[]) as asked (session_id, rand_name)
  where image_code.session_id = asked.session_id and image_code.rand_name = asked.rand_name
    and image_code.passed_until > $3
  returning image_code.session_id, image_code.rand_name
`,
)

/** Of several tries at one place that come together, only the first counts: the code dies of it. */
function onePerPlace<Asked extends Place>(
  succeeded: (asked: readonly Asked[]) => Promise<readonly Place[]>,
): (asked: readonly Asked[]) => Promise<boolean[]> {
  return async (asked) => {
    const first = new Map<string, Asked>()
    for (const each of asked) if (!first.has(nameOf(each))) first.set(nameOf(each), each)
    const good = new Set((await succeeded([...first.values()])).map(nameOf))
    return asked.map((each) => first.get(nameOf(each)) === each && good.has(nameOf(each)))
  }
}

function placeOf(session: Session, rand_name: ImageCodePicture): Place {
  return { session_id: session.id, rand_name }
}

function nameOf({ session_id, rand_name }: Place): string {
  return `${session_id}/${rand_name}`
}

function anyCharacter(): string {
  return alphabet[randomInt(alphabet.length)] ?? ''
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

import { imageCodeRefreshCap } from '@ecenter/contract/constants/image-code-refresh-cap.ts'
import { type Clock, latestEnd, secondsAfter } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { microBatch } from '../database/micro-batch.ts'
import { statement } from '../database/statement.ts'
import {
  type ImageCodeStore,
  type Place,
  refreshPauseSeconds,
  type Try,
} from './image-code-store.ts'

interface StoreServices extends Pick<Database, 'db' | 'pipelined'> {
  readonly clock: Clock
}

/** Image codes in PostgreSQL; tries of one moment go there together. */
export function databaseImageCodes({ db, pipelined, clock }: StoreServices): ImageCodeStore {
  return {
    async keep({ session_id, rand_name }, mac, lifeSeconds) {
      const now = clock.now()
      const kept = await keepCode(
        pipelined.swift,
        session_id,
        rand_name,
        mac,
        secondsAfter(now, lifeSeconds),
        secondsAfter(now, lifeSeconds - refreshPauseSeconds),
        latestEnd(now, lifeSeconds),
      )
      return kept.length > 0
    },

    async rememberPass({ session_id, rand_name }, until) {
      await db
        .updateTable('image_code')
        .set({ passed_until: until })
        .where('session_id', '=', session_id)
        .where('rand_name', '=', rand_name)
        .execute()
    },

    tryCode: microBatch(onePerPlace((tries: readonly Try[]) => rightOnes(tries))),

    spendPass: microBatch(onePerPlace((places: readonly Place[]) => passedOnes(places))),
  }

  async function rightOnes(tries: readonly Try[]): Promise<Place[]> {
    const tried = await tryCodes(
      pipelined.swift,
      tries.map((each) => each.session_id),
      tries.map((each) => each.rand_name),
      tries.map((each) => each.macs),
      clock.now(),
    )
    return tried.filter(({ drawn }) => drawn === 0)
  }

  function passedOnes(places: readonly Place[]): Promise<Place[]> {
    return spendPasses(
      pipelined.swift,
      places.map((each) => each.session_id),
      places.map((each) => each.rand_name),
      clock.now(),
    )
  }
}

const isCountedAnew = '(image_code.expires_at <= $5 or image_code.expires_at > $6)'

/** In the place of the one before, unless there were as many pictures as may be. */
const keepCode = statement(
  'keep-image-code',
  `
  insert into image_code (session_id, rand_name, code_mac, expires_at, drawn)
  values ($1, $2, $3, $4, 1)
  on conflict (session_id, rand_name) do update
  set code_mac = excluded.code_mac, expires_at = excluded.expires_at,
    drawn = case when ${isCountedAnew} then 1 else image_code.drawn + 1 end
  where image_code.drawn <= ${imageCodeRefreshCap} or ${isCountedAnew}
  returning drawn
`,
)

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

function nameOf({ session_id, rand_name }: Place): string {
  return `${session_id}/${rand_name}`
}

import { randomBytes } from 'node:crypto'
import { imageCodeRefreshCap } from '@ecenter/contract/constants/image-code-refresh-cap.ts'
import { expect } from 'vitest'
import type { ImageCodeStore, Place } from '../../src/platform/verification/image-code-store.ts'
import type { TestClock } from '../test-clock.ts'

interface Keeping {
  readonly store: ImageCodeStore
  /** Of another process, on the same codes. */
  readonly others: ImageCodeStore
  readonly clock: TestClock
  /** Of a session that there is, and that no other case has. */
  place(): Promise<Place>
}

const lifeSeconds = 120
const right = randomBytes(32)
const wrong = randomBytes(32)

/** What every store of image codes has to do. */
export const imageCodeCases: Readonly<Record<string, (keeping: Keeping) => Promise<void>>> = {
  async 'a right code is right once, at whichever process'({ store, others, place }) {
    const here = await place()
    expect(await store.keep(here, right, lifeSeconds)).toBe(true)
    expect(await others.tryCode({ ...here, macs: right })).toBe(true)
    expect(await store.tryCode({ ...here, macs: right })).toBe(false)
  },

  async 'a code is right by the older of two keys too'({ store, place }) {
    const here = await place()
    await store.keep(here, right, lifeSeconds)
    expect(await store.tryCode({ ...here, macs: Buffer.concat([wrong, right]) })).toBe(true)
  },

  async 'a wrong try spends the code'({ store, place }) {
    const here = await place()
    await store.keep(here, right, lifeSeconds)
    expect(await store.tryCode({ ...here, macs: wrong })).toBe(false)
    expect(await store.tryCode({ ...here, macs: right })).toBe(false)
  },

  async 'of fifty tries that come together one is right'({ store, others, place }) {
    const here = await place()
    await store.keep(here, right, lifeSeconds)
    const tries = Array.from({ length: 50 }, (_, at) =>
      (at % 2 === 0 ? store : others).tryCode({ ...here, macs: right }),
    )
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
  },

  async 'a code that has ended is not right'({ store, clock, place }) {
    const here = await place()
    await store.keep(here, right, lifeSeconds)
    clock.advance(lifeSeconds)
    expect(await store.tryCode({ ...here, macs: right })).toBe(false)
  },

  async 'a new picture ends the one before'({ store, place }) {
    const here = await place()
    await store.keep(here, right, lifeSeconds)
    await store.keep(here, wrong, lifeSeconds)
    expect(await store.tryCode({ ...here, macs: right })).toBe(false)
  },

  async 'another session, and another form, have codes of their own'({ store, place }) {
    const [here, there] = [await place(), await place()]
    const form = { ...here, rand_name: 'verifypicForShortUrl' } as const
    await store.keep(here, right, lifeSeconds)
    expect(await store.tryCode({ ...there, macs: right })).toBe(false)
    expect(await store.tryCode({ ...form, macs: right })).toBe(false)
    expect(await store.tryCode({ ...here, macs: right })).toBe(true)
  },

  async 'so many pictures are drawn, and no more until an hour without one'({
    store,
    clock,
    place,
  }) {
    const here = await place()
    expect(await drawn(store, here, imageCodeRefreshCap + 3)).toBe(imageCodeRefreshCap + 1)
    clock.advance(3599)
    expect(await drawn(store, here, 1)).toBe(0)
    clock.advance(1)
    expect(await drawn(store, here, imageCodeRefreshCap + 3)).toBe(imageCodeRefreshCap + 1)
  },

  async 'a right answer begins the count anew'({ store, place }) {
    const here = await place()
    await drawn(store, here, imageCodeRefreshCap + 1)
    expect(await store.tryCode({ ...here, macs: right })).toBe(true)
    expect(await drawn(store, here, imageCodeRefreshCap + 3)).toBe(imageCodeRefreshCap + 1)
  },

  async 'a count that a clock which was ahead began is no longer one'({ store, clock, place }) {
    const here = await place()
    clock.advance(86_400)
    await drawn(store, here, imageCodeRefreshCap + 1)
    clock.advance(-86_400)
    expect(await drawn(store, here, 1)).toBe(1)
  },

  async 'what passed is remembered once, and for its time'({ store, others, clock, place }) {
    const here = await place()
    const passes = async () => {
      await store.keep(here, right, lifeSeconds)
      await store.tryCode({ ...here, macs: right })
      await store.rememberPass(here, new Date(clock.now().getTime() + 120_000))
    }
    expect(await store.spendPass(here)).toBe(false)
    await passes()
    const spent = await Promise.all([store.spendPass(here), others.spendPass(here)])
    expect(spent.filter(Boolean)).toHaveLength(1)
    await passes()
    clock.advance(120)
    expect(await store.spendPass(here)).toBe(false)
  },
}

async function drawn(store: ImageCodeStore, place: Place, times: number): Promise<number> {
  let count = 0
  for (let turn = 0; turn < times; turn++) {
    if (await store.keep(place, right, lifeSeconds)) count += 1
  }
  return count
}

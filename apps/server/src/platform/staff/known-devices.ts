import { randomBytes, timingSafeEqual } from 'node:crypto'
import { type Clock, secondsAfter } from '../clock/clock.ts'
import type { Keys } from '../keys/keys.ts'

/** How long a browser is known after somebody has signed in there. */
export const knownSeconds = 30 * 86_400

interface DeviceParts {
  readonly keys: Keys
  readonly clock: Clock
}

/** What the browser is given in which this account has just signed in. */
export function newDeviceMark({ keys, clock }: DeviceParts, account: string): string {
  const id = randomBytes(16).toString('base64url')
  const until = `${secondsAfter(clock.now(), knownSeconds).getTime()}`
  return [id, until, sealOf(keys, account, id, until).toString('base64url')].join('.')
}

/** Which browser of this account it is; undefined for one that it never signed in with, or not lately. */
export function knownDevice(
  { keys, clock }: DeviceParts,
  account: string,
  mark = '',
): string | undefined {
  const [id = '', until = '', seal = ''] = mark.split('.')
  const expected = sealOf(keys, account, id, until)
  const given = Buffer.from(seal, 'base64url')
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs && clock.now().getTime() < Number(until) ? id : undefined
}

function sealOf(keys: Keys, account: string, id: string, until: string): Buffer {
  return keys.mac('known-device', account, id, until)
}

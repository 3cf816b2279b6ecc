import { randomBytes } from 'node:crypto'
import { type Clock, secondsAfter } from '../clock/clock.ts'
import type { Keys } from '../keys/keys.ts'

/** How long a browser is known after somebody has signed in there. */
export const knownSeconds = 30 * 86_400

interface DeviceServices {
  readonly keys: Keys
  readonly clock: Clock
}

/** What the browser is given in which this account has just signed in. */
export function newDeviceMark({ keys, clock }: DeviceServices, account: string): string {
  const id = randomBytes(16).toString('base64url')
  const until = `${secondsAfter(clock.now(), knownSeconds).getTime()}`
  const seal = keys.mac('known-device', account, id, until)
  return [id, until, seal.toString('base64url')].join('.')
}

/** Which browser of this account it is; undefined for one that it never signed in with, or not lately. */
export function knownDevice(
  { keys, clock }: DeviceServices,
  account: string,
  mark = '',
): string | undefined {
  const [id = '', until = '', seal = ''] = mark.split('.')
  const given = Buffer.from(seal, 'base64url')
  const isOurs = keys.isMac('known-device', given, account, id, until)
  return isOurs && clock.now().getTime() < Number(until) ? id : undefined
}

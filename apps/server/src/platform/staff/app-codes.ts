import { Secret, TOTP } from 'otpauth'

const periodSeconds = 30
/** Clocks of phones go wrong by some seconds, and typing takes some. */
const stepsAround = 1
const secretBytes = 20

/** What an authenticator app and we both know, in base32. */
export function newAppSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

/** The half minute, counted since 1970, whose code this is; undefined where it is none of now. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: stepsAround })
  return delta === null ? undefined : stepAt(now) + delta
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / periodSeconds)
}

/**
 * Whether a half minute's code was taken before, as any up to the last one that was. A last one that no
 * app shows yet was taken by a clock that was ahead, and says nothing about the codes of now.
 */
export function isTakenStep(step: number, last: number, now: Date): boolean {
  return step <= last && last <= lastStepAt(now)
}

/** The last half minute whose code is right at this moment. */
export function lastStepAt(now: Date): number {
  return stepAt(now) + stepsAround
}

/** What the app shows in that half minute. */
export function codeOfStep(secret: string, step: number): string {
  return totpOf(secret).generate({ timestamp: step * periodSeconds * 1000 })
}

/** What an app reads from a QR code. */
export function appAddress(secret: string, issuer: string, account: string): string {
  return totpOf(secret, { issuer, label: account }).toString()
}

/** RFC 6238 as every app knows it. */
function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  const secretOfApp = Secret.fromBase32(secret)
  return new TOTP({ ...names, secret: secretOfApp, period: periodSeconds, digits: 6 })
}

import { randomInt } from 'node:crypto'
import { hash, parseOptions, verify } from '@node-rs/argon2'

/** Argon2id (the library's default) in the measure that OWASP asks for: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/**
 * Whether this is the password behind the hash. Where there is none, for nobody has that account, it
 * takes as long to say no.
 */
export async function isPassword(hashed: string | undefined, password: string): Promise<boolean> {
  const fits = await verify(hashed ?? (await hashOfNobody()), password)
  return fits && hashed !== undefined
}

/** Whether it was hashed in another measure than we hash in now. */
export function isOutdated(hashed: string): boolean {
  const given = parseOptions(hashed)
  return Object.entries(cost).some(([name, value]) => Reflect.get(given, name) !== value)
}

/** Letters and digits that nobody takes for each other, in groups that can be read out. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 4
const groupLength = 5

/** A password to begin with, of 99 bits, which is shown once and replaced at the first sign-in. */
export function newFirstPassword(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}

let nobody: Promise<string> | undefined

function hashOfNobody(): Promise<string> {
  nobody ??= hashPassword(newFirstPassword())
  return nobody
}

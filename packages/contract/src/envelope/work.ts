/**
 * Carries a challenge with an answer of the code `workNeeded`, and with the same call, made once more,
 * that challenge with its solution (decision 0058).
 */
export const workHeader = 'x-work'

/** How a challenge reads: how many bits of work, until when in seconds since 1970, which one, and its seal. */
const challengeForm = /^(\d{1,2})\.(\d{1,12})\.([\w-]{16})\.([\w-]{43})$/
/** Challenge and solution travel together. */
const answerForm = /^(.{1,90})\.([\da-z]{1,11})$/

/** SHA-256 of a text in ASCII. Both sides have one at hand, so none comes along with this file. */
export type Hash = (text: string) => Uint8Array

export interface Challenge {
  readonly bits: number
  readonly untilSeconds: number
  readonly id: string
  readonly seal: string
}

export function challengeText({ bits, untilSeconds, id, seal }: Challenge): string {
  return `${bits}.${untilSeconds}.${id}.${seal}`
}

/** Undefined for what is none. */
export function challengeIn(text: string): Challenge | undefined {
  const [, bits, until, id, seal] = challengeForm.exec(text) ?? []
  if (id === undefined || seal === undefined) return undefined
  return { bits: Number(bits), untilSeconds: Number(until), id, seal }
}

/** What goes back: the challenge as it came, and the number that solves it. */
export function workText(challenge: string, solution: number): string {
  return `${challenge}.${solution.toString(36)}`
}

/** The challenge of a work, if its solution is one; undefined otherwise. */
export function solvedIn(work: string, hash: Hash): Challenge | undefined {
  const [, text = '', solution = ''] = answerForm.exec(work) ?? []
  const challenge = challengeIn(text)
  const isSolved = challenge && isSolution(challenge, Number.parseInt(solution, 36), hash)
  return isSolved ? challenge : undefined
}

/**
 * Whether the hash of seal and number begins with so many zero bits. The seal stands for the whole
 * challenge, and both fit into one block of SHA-256.
 */
export function isSolution({ bits, seal }: Challenge, solution: number, hash: Hash): boolean {
  const [a = 0, b = 0, c = 0, d = 0] = hash(`${seal}.${solution.toString(36)}`)
  return Math.clz32((a << 24) | (b << 16) | (c << 8) | d) >= bits
}

import { createHash } from 'node:crypto'
import {
  type Challenge,
  challengeIn,
  isSolution,
  workText,
} from '@ecenter/contract/envelope/work.ts'

/** The work that a challenge asks for, as a page does it; with another `fits` another number is taken. */
export function workFor(text: string, fits = isSolved): string {
  const challenge = challengeIn(text)
  if (challenge === undefined) throw new Error(`${text} is no challenge`)
  let solution = 0
  while (!fits(challenge, solution)) solution += 1
  return workText(text, solution)
}

export function isSolved(challenge: Challenge, solution: number): boolean {
  return isSolution(challenge, solution, (text) => createHash('sha256').update(text).digest())
}

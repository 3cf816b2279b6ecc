import { randomInt } from 'node:crypto'

const range = 100_000_000

/** `TS`, the day it is filed, and eight digits that nobody can guess along from another. */
export function newCaseNumber(day: string): string {
  return `TS${day.replaceAll('-', '')}${String(randomInt(range)).padStart(8, '0')}`
}

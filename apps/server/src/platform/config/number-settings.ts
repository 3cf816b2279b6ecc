import { readFileSync } from 'node:fs'
import { optional, pipe, rawTransform, regex, string } from 'valibot'
import type { NumberTable } from '../numbers/number-table.ts'
import { numbersOf } from '../numbers/numbers.ts'

/** The settings that say what the insurer's numbers look like: a file of their own, or a part of the profile. */
export const numberSettings = {
  NUMBERS_FILE: optional(
    pipe(
      string(),
      regex(/^\/.+\.json$/, 'must be the full path of a .json file'),
      tableIn((path) => readFileSync(path, 'utf8')),
    ),
  ),
  NUMBERS: optional(
    pipe(
      string(),
      tableIn((text) => text),
    ),
  ),
}

function tableIn(textOf: (given: string) => string) {
  return rawTransform<string, NumberTable>(({ dataset, addIssue, NEVER }) => {
    try {
      return numbersOf(JSON.parse(textOf(dataset.value)))
    } catch (error) {
      addIssue({ message: error instanceof Error ? error.message : 'cannot be read' })
      return NEVER
    }
  })
}

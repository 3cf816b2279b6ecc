import { readFileSync } from 'node:fs'
import { optional, pipe, rawTransform, regex, string } from 'valibot'
import type { NumberTable } from '../numbers/number-table.ts'
import { numbersOf } from '../numbers/numbers.ts'

/** The setting that says what the insurer's numbers look like, by its name in the environment. */
export const numberSettings = {
  NUMBERS_FILE: optional(
    pipe(
      string(),
      regex(/^\/.+\.json$/, 'must be the full path of a .json file'),
      rawTransform<string, NumberTable>(({ dataset, addIssue, NEVER }) => {
        try {
          return numbersOf(JSON.parse(readFileSync(dataset.value, 'utf8')))
        } catch (error) {
          addIssue({ message: error instanceof Error ? error.message : 'cannot be read' })
          return NEVER
        }
      }),
    ),
  ),
}

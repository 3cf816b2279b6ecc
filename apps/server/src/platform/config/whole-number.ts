import { maxValue, minValue, pipe, regex, string, toNumber } from 'valibot'

/** A number as the environment says it; `unit` is told with its bounds to who said another. */
export function wholeNumber(least: number, most: number, unit?: string) {
  const of = unit === undefined ? '' : ` of ${unit}`
  const range = `must be a number${of} from ${least} to ${most}`
  return pipe(
    string(),
    regex(/^\d+$/, range),
    toNumber(),
    minValue(least, range),
    maxValue(most, range),
  )
}

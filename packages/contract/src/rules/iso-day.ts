import { pipe, regex, string } from 'valibot'

/** Our own pattern: valibot's would lie in what every first visit loads. */
const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** A day chosen in a date picker. */
export function isoDay(label: string) {
  const missing = `请选择${label}`
  return pipe(string(missing), regex(day, missing))
}

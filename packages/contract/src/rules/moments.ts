import { pipe, regex, string } from 'valibot'

/** Our own pattern: valibot's would lie in what every first visit loads. */
const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** A day chosen in a date picker. */
export function isoDay(label: string) {
  const missing = `请选择${label}`
  return pipe(string(missing), regex(day, missing))
}

/** `2026-11-20T09:35:00+08:00`. Our own pattern: valibot's would lie in what every first visit loads. */
export const isoMoment = pipe(
  string(),
  regex(/^\d{4}-[01]\d-[0-3]\d[T ][0-2]\d(:[0-5]\d){2}(\.\d{1,9})?(Z|[+-][0-2]\d:?[0-5]\d)$/),
)

/** Day and minute in the time of the insurer, as a field of day and time has it: `2026-11-20T09:30`. */
export const minuteOfDesk = pipe(
  string('请选择时间'),
  regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/, '请选择时间'),
)

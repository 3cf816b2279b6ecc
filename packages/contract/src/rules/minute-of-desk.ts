import { pipe, regex, string } from 'valibot'

/** Day and minute in the time of the insurer, as a field of day and time has it: `2026-11-20T09:30`. */
export const minuteOfDesk = pipe(
  string('请选择时间'),
  regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/, '请选择时间'),
)

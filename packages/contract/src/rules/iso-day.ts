import { isoDate, pipe, string } from 'valibot'

/** A day chosen in a date picker. */
export function isoDay(label: string) {
  return pipe(string(`请选择${label}`), isoDate(`请选择${label}`))
}

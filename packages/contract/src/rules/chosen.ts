import { maxLength, nonEmpty, pipe, string, trim } from 'valibot'
import { storable } from './storable.ts'

/** Something of at most `max` characters that is chosen into the field `label`, hardly ever typed. */
export function chosen(max: number, label: string) {
  const missing = `请选择${label}`
  return pipe(
    string(missing),
    trim(),
    nonEmpty(missing),
    maxLength(max, missing),
    storable(missing),
  )
}

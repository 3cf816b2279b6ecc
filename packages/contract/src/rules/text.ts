import { maxLength, pipe } from 'valibot'
import { storable } from './storable.ts'
import { typed } from './typed.ts'

/** Free words of at most `max` characters in the field `label`. */
export function text(max: number, label: string) {
  return pipe(
    typed(label),
    storable(),
    maxLength(max, ({ received }) => `${label}最多 ${max} 个字，现在 ${received} 个，请删减`),
  )
}

import { maxLength, nonEmpty, pipe, regex, string, transform, trim } from 'valibot'

/** No database keeps U+0000 in a text. Nobody types it, but it may be pasted with other words. */
export function storable(message = '里面有看不见的特殊字符，请删去后重新填写') {
  return regex(/^[^\0]*$/, message)
}

/** Words typed into the field `label`: spaces around them do not count, nothing at all is refused. */
export function typed(label: string) {
  const missing = `请填写${label}`
  return pipe(string(missing), trim(), nonEmpty(missing))
}

/** A number or code typed into the field `label`: spaces inside and full-width forms are forgiven. */
export function typedCode(label: string) {
  const missing = `请填写${label}`
  return pipe(string(missing), transform(withoutSpaces), nonEmpty(missing))
}

function withoutSpaces(value: string): string {
  return value.normalize('NFKC').replaceAll(/\s/g, '')
}

/** Free words of at most `max` characters in the field `label`. */
export function text(max: number, label: string) {
  return pipe(
    typed(label),
    storable(),
    maxLength(max, ({ received }) => `${label}最多 ${max} 个字，现在 ${received} 个，请删减`),
  )
}

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

import { nonEmpty, pipe, string, transform, trim } from 'valibot'

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

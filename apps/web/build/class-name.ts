import { basename } from 'node:path'

const sheets = new Map<string, string>()

/**
 * The class of a style sheet's own name, `Button-primary`: a first visit reads some hundred of them, and a
 * hash or a line number in each does not compress. So no two sheets have the same name.
 */
export function classNameOf(local: string, path: string): string {
  const file = path.replace(/\?.*$/, '')
  const sheet = basename(file, '.module.css')
  const other = sheets.get(sheet) ?? file
  if (other !== file) throw new Error(`${file} and ${other} would share their class names`)
  sheets.set(sheet, file)
  return `${sheet}-${local}`
}

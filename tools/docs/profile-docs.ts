import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { profileTable } from '../../apps/server/src/platform/config/profile/profile-table.ts'
import { root } from '../run-program.mjs'

const page = 'docs/operations.md'
const begin = '<!-- Made by `npm run docs:profile` from profile-table.ts. -->\n'
const end = '<!-- profile ends -->'

/** `docs/operations.md` with the numbers of the profile as the table of the service has them. */
export function profileDocs(): { readonly path: string; readonly text: string } {
  const path = join(root, page)
  const text = readFileSync(path, 'utf8')
  const [before = '', rest = ''] = text.split(begin)
  const [, after] = rest.split(end)
  if (after === undefined) throw new Error(`${page} has no place for the profile`)
  return { path, text: before + begin + table() + end + after }
}

function table(): string {
  const rows = Object.entries(profileTable).map(
    ([name, { unit, least, most, usual, meaning, ...row }]) => {
      const shown = usual ?? ('demo' in row ? `in a demo ${row.demo}, in production none` : 'none')
      return `| \`${name}\` | ${shown} | ${unit}, ${least} to ${most} | ${meaning} |\n`
    },
  )
  return `\n| Name | Default | Unit | Meaning |\n|---|---|---|---|\n${rows.join('')}\n`
}

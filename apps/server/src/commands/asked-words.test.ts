import { parseArgs } from 'node:util'
import { expect, test } from 'vitest'
import { kindNamed, parsedBy } from './asked-words.ts'

const usage = 'npm run import -- <kind> <file>'
const kinds = [{ name: 'policies' }, { name: 'claims' }]

test('a kind that there is not is named before the usage, and nothing typed is the usage alone', () => {
  expect(kindNamed(kinds, 'claims', usage)).toEqual({ name: 'claims' })
  expect(() => kindNamed(kinds, 'cars', usage)).toThrow(`there is no kind cars here\n${usage}`)
  expect(() => kindNamed(kinds, undefined, usage)).toThrow(usage)
})

test('an option that there is not is named before the usage', () => {
  const read = () =>
    parsedBy(() => parseArgs({ args: ['--dryrun'], allowPositionals: true }), usage)
  expect(read).toThrow(`Unknown option '--dryrun'\n${usage}`)
})

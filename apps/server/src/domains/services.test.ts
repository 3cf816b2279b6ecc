import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const domains = fileURLToPath(new URL('.', import.meta.url))
const whole = ['services.ts', 'list-services.ts']

/** Names all services: as a type of its own, not as what something is picked of. */
const namesAll = /(?<!Pick<\s*)(?<![\w.'])(?:List)?Services\b(?!\[)/

/** Without comments and imports. */
function codeOf(name: string): string {
  const text = readFileSync(join(domains, name), 'utf8')
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|^import [\s\S]*? from '.*'$/gm, '')
}

test('no handler takes all services: each names those of its subject, or fewer', () => {
  const names = readdirSync(domains, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !whole.includes(basename(name)),
  )
  expect(names.length).toBeGreaterThan(500)
  expect(names.filter((name) => namesAll.test(codeOf(name)))).toEqual([])
})

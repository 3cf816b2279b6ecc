import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run-program.mjs'

const sheetImport = /import (\w+) from '([^']+\.module\.css)'/g
const files = ['apps/web/src', 'apps/desk/src', 'packages/ui/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => join(folder, file)),
)

test('every class that a component names stands in its style sheet', () => {
  const named = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return [...text.matchAll(sheetImport)].flatMap(([, styles, sheet = '']) => {
      const rules = readFileSync(join(root, dirname(file), sheet), 'utf8')
      const uses = [...text.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))]
      return uses.map(([, name]) => ({ file, name, isThere: rules.includes(`.${name}`) }))
    })
  })
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ isThere }) => !isThere)).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run-program.mjs'

test('no two journeys type the same phone: each is sent one code a minute', () => {
  const folder = join(root, 'e2e')
  const journeys = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.spec.ts'),
  )
  const typed = journeys.flatMap((file) => [
    ...new Set(readFileSync(join(folder, file), 'utf8').match(/\b1[3-9]\d{9}\b/g)),
  ])
  expect(typed.length).toBeGreaterThan(10)
  expect(typed.filter((phone, at) => typed.indexOf(phone) !== at)).toEqual([])
})

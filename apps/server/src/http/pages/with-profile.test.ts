import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../../platform/config/settings.ts'
import { openSite } from './site.ts'

function siteOf(numbers: object | string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'ecenter-numbers-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>%BRAND_NAME%</title>')
  const path = join(folder, 'numbers.json')
  writeFileSync(path, typeof numbers === 'string' ? numbers : JSON.stringify(numbers ?? {}))
  return openSite(folder, readSettings(numbers ? { NUMBERS_FILE: path } : {}, folder))
}

test('a page of another insurer knows its numbers before any program runs, and may say so', () => {
  const { page, scriptHashes } = siteOf({
    core: { report: ['90#{14}'] },
    service: { returnReport: '90<year>#{10}' },
  })
  const [, script = ''] = /<script>(.*)<\/script>/.exec(String(page.plain)) ?? []
  const world: { numberForms?: object } = {}
  runInNewContext(script, world)
  expect(world.numberForms).toMatchObject({
    report: ['90\\d{14}', '90', 16, 16, 16],
    case: ['TS\\d{16}', 'TS', 18, 18, 18],
  })
  expect(scriptHashes.length).toBe(1)
})

test('a page of who says nothing has not a byte more', () => {
  expect(String(siteOf(undefined).page.plain)).toBe('<title>示例财险</title>')
})

test.each([
  ['{', /^NUMBERS_FILE: .*JSON/],
  [{ core: { report: ['<script>'] } }, /^NUMBERS_FILE: core\.report\.0: .* is no pattern/],
])('the start is refused with a table that is none: %j', (numbers, fault) => {
  expect(() => siteOf(numbers)).toThrow(fault)
})

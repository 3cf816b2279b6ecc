import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { minifySync } from 'vite'
import { expect, test } from 'vitest'
import { leanReactOf, requireAll } from './lean-react.ts'
import { unusedExports } from './unused-of-react.ts'

const require = createRequire(import.meta.url)
const files = ['react-dom/react-dom-client', 'react-dom/react-dom', 'react/react'].map((name) => {
  const [owner = '', file] = name.split('/')
  const folder = dirname(require.resolve(`${owner}/package.json`))
  return readFileSync(join(folder, `cjs/${file}.production.js`), 'utf8')
})

test('all that is left out is found in the React that is installed', () => {
  const met = new Set<string>()
  for (const code of files) leanReactOf(code, met)
  expect(() => requireAll(met)).not.toThrow()
  expect(() => requireAll(new Set())).toThrow('React has no __reactViewTransition')
})

test('less than three quarters of React are left', () => {
  // In a function, as a bundle has it: names of a whole file are kept.
  const sizeOf = (code: string) => minifySync('react.js', `x(function () {${code}})`).code.length
  const sum = (codes: readonly string[]) => codes.reduce((size, code) => size + sizeOf(code), 0)
  expect(sum(files.map((code) => leanReactOf(code)))).toBeLessThan(0.75 * sum(files))
})

test.each([
  [
    'switch (fiber.tag) { case 5: a(); break; case 26: b(); break; case 6: c() }',
    'switch (fiber.tag) { case 5: a(); break; case 26:break; b(); break; case 6: c() }',
  ],
  [
    'switch (fiber.tag) { case 5: case 26: a(); break; case 6: b(); case 27: c() }',
    'switch (fiber.tag) { case 5: a(); break; case 6: b(); c() }',
  ],
  [
    'switch (fiber.tag) { case 26: case 27: a(); break; default: b() }',
    'switch (fiber.tag) {  case 27:break; a(); break; default: b() }',
  ],
  ['switch (key) { case 26: a() }', 'switch (key) { case 26: a() }'],
  ['if (26 === fiber.tag || 5 !== fiber.tag) a()', 'if (!1 || 5 !== fiber.tag) a()'],
  ['isHydrating = !0; a(isHydrating, b.isHydrating)', '!0; a(!1, b.isHydrating)'],
  ['var isHydrating = !1, a = state.dehydrated', 'var isHydrating = !1, a = null'],
  ['preload(a.b, "c"); preload(d())', 'void 0; preload(d())'],
  [
    'function preload(a) { b(a) } exports.preload = preload',
    'function preload(a) { return void 0 } ',
  ],
])('%s becomes %s', (code, lean) => {
  expect(leanReactOf(code)).toBe(lean)
})

test('no source of the site names what is left out', () => {
  const sources = ['../src', '../../../packages/ui/src', '../../../packages/client/src'].map(
    (folder) => join(import.meta.dirname, folder),
  )
  const unused = new RegExp(
    [
      String.raw`import [^;']*\b(${unusedExports.join('|')})\b[^;']* from 'react(-dom(/client)?)?'`,
      String.raw`<(Fragment\b[^>]*\bref=|(title|meta|link|style|script|html|head|body)\b|[a-z]+-[a-z])`,
      String.raw`\b(action|formAction)=\{[^}]*=>`,
    ].join('|'),
    's',
  )
  const found = sources
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true }).map((file) => join(folder, `${file}`)),
    )
    .filter((file) => file.endsWith('.tsx') && unused.test(readFileSync(file, 'utf8')))
  expect(found).toEqual([])
})

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import rules from '../.dependency-cruiser.js'
import { forbiddenImports, rightfulImports } from './boundaries.samples.ts'
import { root } from './run-program.mjs'

/** Every module of the house, with what it imports. */
let modules: ICruiseResult['modules']

beforeAll(async () => {
  modules = (await cruised(root, ['packages', 'apps'])).modules
})

test('the rules are applied to every module of the house', () => {
  const own = modules.filter(({ source }) => /^(packages|apps)\//.test(source))
  expect(own.length).toBeGreaterThan(300)
})

test.each([
  ['apps/server/src/app.ts', 'apps/server/src/http/call-routes.ts', 'a plain import'],
  ['apps/server/src/http/route.ts', 'packages/contract/src/call.ts', 'the contract by its name'],
  ['apps/server/src/app.ts', 'apps/server/src/domains/list-services.ts', 'an import of types only'],
  ['apps/web/src/kit/layout/Card.tsx', 'apps/web/src/kit/layout/Card.module.css', 'a style sheet'],
])('%s → %s is seen (%s)', (from, to) => {
  const seen = modules.find(({ source }) => source === from)?.dependencies ?? []
  expect(seen.map(({ resolved }) => resolved)).toContain(to)
})

/** A house of planted imports, in which the rules must find each forbidden one and no other. */
let house: string
let found: string[]

beforeAll(async () => {
  house = await mkdtemp(join(tmpdir(), 'ecenter-boundaries-'))
  await build(house)
  const { summary } = await cruised(house, ['packages', 'apps', 'e2e'])
  found = summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`)
})

afterAll(() => rm(house, { recursive: true, force: true }))

test('every rule has a planted import that breaks it', () => {
  const names = rules.forbidden?.map(({ name }) => name) ?? []
  expect(Object.keys(forbiddenImports).sort()).toEqual(names.sort())
})

test.each(Object.entries(forbiddenImports))('%s refuses %j', (rule, { from }) => {
  expect(found).toContain(`${rule}: ${from}`)
})

test.each(rightfulImports)('$from may import $to', ({ from }) => {
  expect(found.filter((violation) => violation.endsWith(`: ${from}`))).toEqual([])
})

async function cruised(baseDir: string, folders: string[]): Promise<ICruiseResult> {
  const { enhancedResolveOptions, ...options } = rules.options ?? {}
  const { output } = await cruise(
    folders,
    { ...options, baseDir, validate: true, ruleSet: { forbidden: rules.forbidden ?? [] } },
    enhancedResolveOptions,
  )
  if (typeof output === 'string') throw new Error(output)
  return output
}

/** Each module is named once as a `from`; the modules that it imports stand there empty. */
async function build(folder: string): Promise<void> {
  const imports = [...Object.values(forbiddenImports), ...rightfulImports]
  await write(join(folder, 'package.json'), JSON.stringify({ devDependencies: { vitest: '4' } }))
  for (const name of ['vitest', 'undeclared']) {
    await write(join(folder, 'node_modules', name, 'index.js'), '')
    await write(join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ name }))
  }
  for (const { from, to } of imports) {
    if (to?.startsWith('.')) await write(join(folder, dirname(from), to), 'export {}\n')
  }
  for (const { from, to } of imports) {
    await write(
      join(folder, from),
      to === undefined ? 'export {}\n' : `import type {} from '${to}'\n`,
    )
  }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run-program.mjs'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const image = read('deploy/Containerfile')
const unit = read('deploy/ecenter.service')
const page = read('docs/operations.md')
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, word = '']) => word)
}

test('the image copies what there is', () => {
  const copied = found(image, /^COPY (?!--from)(.+) \S+$/gm).flatMap((sources) =>
    sources.split(' '),
  )
  expect(copied.length).toBeGreaterThan(0)
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([])
  const stages = found(image, /^FROM .+ AS (\w+)$/gm)
  expect(found(image, /^COPY --from=(\w+)/gm).filter((name) => !stages.includes(name))).toEqual([])
})

test('the image has no core of the demo, neither its program nor its name among the packages', () => {
  expect(found(image, /^RUN rm -r (.+)$/gm)).toEqual([
    'apps/demo-core node_modules/@ecenter/demo-core',
  ])
  expect(existsSync(join(root, 'apps/demo-core'))).toBe(true)
})

test('what the image leaves out does not make its build look stale', () => {
  const [pruned] = found(image, /^RUN .*(npm prune.*)/gm)
  expect(pruned).toContain('--no-save')
})

test('image and page run scripts that there are', () => {
  const run = found(image + page, /npm run ([\w:]+)/g)
  expect(run.filter((name) => scripts[name] === undefined)).toEqual([])
})

test.each([
  ['the image', found(image, /^CMD \["node", "(.+)"\]$/gm)],
  ['the unit', found(unit, /^ExecStart=\/usr\/bin\/node (.+)$/gm)],
])('%s starts a program that the build makes', (_who, [program = '']) => {
  const [, name] = /^apps\/server\/dist\/(.+)\.js$/.exec(program) ?? []
  expect(read('apps/server/vite.config.ts')).toContain(`${name}: 'src/${name}.ts'`)
  expect(existsSync(join(root, `apps/server/src/${name}.ts`))).toBe(true)
})

test('what image and unit set are settings', () => {
  const lines = found(image, /^ENV (.+)$/gm).concat(found(unit, /^Environment=(.+)$/gm))
  const names = lines.flatMap((line) => found(line, /(\w+)=/g))
  expect(names).toContain('ECENTER_MODE')
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

test('the page for operators names every file of the folder, and no other', () => {
  const named = new Set(found(page, /\bdeploy\/([\w@.-]+\w)/g))
  expect([...named].sort()).toEqual(readdirSync(join(root, 'deploy')).sort())
})

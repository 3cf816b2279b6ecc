import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../run-program.mjs'

const rule = './tools/laws/effect-bodies.grit'

/** Each stands on a line of its own. */
const refused = [
  'useEffect(() => scrollTo(0, 0), [])',
  'useLayoutEffect(() => box.scrollTo(0, 0), [box])',
  'useEffect(() => void call())',
  'React.useEffect(() => call(), [])',
]
const allowed = [
  'useEffect(() => { scrollTo(0, 0) }, [])',
  'useEffect(() => { return subscribe() }, [])',
  'useEffect(() => () => call(), [])',
  'useEffect(call, [])',
  'useMemo(() => call(), [])',
]

let folder: string
let lines: number[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ecenter-effects-'))
  const only = { root: true, plugins: [join(root, rule)], linter: { rules: { preset: 'none' } } }
  await writeFile(join(folder, 'biome.json'), JSON.stringify(only))
  await writeFile(join(folder, 'sample.ts'), [...refused, ...allowed].join('\n'))
  const biome = join(root, 'node_modules/.bin/biome')
  const { stdout } = spawnSync(biome, ['lint', '--reporter=github', '.'], { cwd: folder })
  lines = [...String(stdout).matchAll(/title=plugin,.*?\bline=(\d+)/g)].map(([, line]) =>
    Number(line),
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('an effect whose body is a call is refused, and no other', () => {
  expect(lines.sort()).toEqual(refused.map((_, at) => at + 1))
})

test('the rule is held where the house is linted', async () => {
  const { plugins } = JSON.parse(await readFile(join(root, 'biome.json'), 'utf8'))
  expect(plugins).toContain(rule)
})

import { execFileSync } from 'node:child_process'
import { allMutants, type Mutant, whyNotOfGate } from './mutants.ts'
import { logFolder, runGateTests } from './run-gate-tests.ts'
import { root } from './run-program.mjs'

/*
 * Whether the tests of the gate still see what they have to: each patch of tools/mutants breaks the product
 * in one place, and a test that it names has to fail for it. Numbers on the command line choose some. The
 * patch is taken back whatever happens, Ctrl-C too. What was printed meanwhile lies in test-results/mutants.
 */
const chosen = chosenMutants(process.argv.slice(2))
let applied: Mutant | undefined
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (isStopped = true))
process.on('exit', takeBack)

refuseChangedTree()
const before = await untouched(chosen)
const survivors: string[] = []
for (const mutant of chosen) {
  if (isStopped) break
  const begunAt = Date.now()
  const { isCaught, text } = await fate(mutant)
  if (isStopped) break
  if (!isCaught) survivors.push(`${mutant.number}`)
  tell(mutant, `${isCaught ? 'caught by' : 'NOT CAUGHT:'} ${text}`, begunAt)
}
if (isStopped) console.log('\nStopped; the tree is as it was.')
else console.log(`\n${chosen.length - survivors.length} caught, ${survivors.length} not`)
if (survivors.length > 0) console.log(`What was printed for ${survivors.join(', ')}: ${logFolder}`)
process.exitCode = isStopped ? 130 : Math.min(survivors.length, 1)

function chosenMutants(numbers: readonly string[]): Mutant[] {
  const all = allMutants()
  const unknown = numbers.filter((each) => !all.some(({ number }) => number === Number(each)))
  if (unknown.length > 0) throw new Error(`there is no mutant ${unknown.join(', ')}`)
  return numbers.length === 0
    ? all
    : all.filter(({ number }) => numbers.map(Number).includes(number))
}

function refuseChangedTree(): void {
  const changed = git('status', '--porcelain', '--', 'packages', 'apps')
  if (changed !== '') throw new Error(`these would be mixed up with the patches:\n${changed}`)
}

/** What fails without any patch proves nothing for one that it is named by. */
async function untouched(mutants: readonly Mutant[]): Promise<ReadonlySet<string>> {
  const begunAt = Date.now()
  const files = [...new Set(mutants.flatMap(({ caughtBy }) => caughtBy))]
  const failed = await runGateTests(
    files.filter((file) => !whyNotOfGate(file)),
    '00-untouched',
  )
  const names = failed.map(({ file, title }) => `${file}: ${title}`)
  tell({ number: 0, name: 'untouched' }, ['as it is', ...names].join('\n   fails: '), begunAt)
  return new Set(names)
}

async function fate(mutant: Mutant): Promise<{ isCaught: boolean; text: string }> {
  const { caughtBy } = mutant
  const notOfGate = caughtBy.flatMap((file) => whyNotOfGate(file) ?? [])
  if (notOfGate.length > 0) return { isCaught: false, text: notOfGate.join(', ') }
  try {
    apply(mutant)
    const failed = await runGateTests(caughtBy, mutant.patch.replace(/.*\/|\.patch$/g, ''))
    const [first] = failed.filter(
      ({ file, title }) => caughtBy.includes(file) && !before.has(`${file}: ${title}`),
    )
    return first === undefined
      ? { isCaught: false, text: 'no test expects otherwise' }
      : { isCaught: true, text: `${first.file}: ${first.title}` }
  } catch (error) {
    return { isCaught: false, text: error instanceof Error ? error.message : String(error) }
  } finally {
    takeBack()
  }
}

function apply(mutant: Mutant): void {
  try {
    git('apply', mutant.patch)
  } catch {
    throw new Error('the patch does not apply any more')
  }
  applied = mutant
}

function takeBack(): void {
  if (applied === undefined) return
  git('apply', '--reverse', applied.patch)
  applied = undefined
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
}

function tell({ number, name }: Pick<Mutant, 'number' | 'name'>, text: string, begunAt: number) {
  const seconds = Math.round((Date.now() - begunAt) / 1000)
  const columns = [`${number}`.padStart(2, '0'), name.padEnd(40), `${seconds} s`.padStart(6)]
  console.log(`${columns.join(' ')}  ${text}`)
}

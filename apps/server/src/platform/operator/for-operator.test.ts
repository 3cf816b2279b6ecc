import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const program = (body: string) => `
  import { forOperator } from ${JSON.stringify(import.meta.resolve('./for-operator.ts'))}
  function atFault() {
    const detail = 'Key (name)=(王小明)'
    return Object.assign(new TypeError('of 王小明\\n    at 王小明'), { code: '23514', table: 'policy', detail })
  }
  await forOperator(async () => { ${body} })
  setTimeout(() => undefined, 60_000)`

/** What is read of a program that fails so, and how it ended. */
function run(body: string): Promise<{ code: unknown; said: string }> {
  const words = ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', program(body)]
  return new Promise((resolve) => {
    execFile(process.execPath, words, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    )
  })
}

test.each([
  ['throw atFault()', ''],
  ['Promise.reject(atFault())', ''],
  ['setImmediate(() => { throw atFault() })', ''],
  [
    "throw new Error('王小明', { cause: atFault() })",
    String.raw`unforeseen: Error\n(    at [^\n]+\n)+    `,
  ],
])('what nobody foresaw (%s) tells its place in the program, and no data', async (body, before) => {
  const { code, said } = await run(body)
  expect(code).toBe(1)
  expect(said).toMatch(
    new RegExp(
      `^${before}unforeseen: TypeError \\(code 23514, table policy\\)\n( +at atFault [^\n]+\n)( +at [^\n]+\n)*$`,
    ),
  )
  expect(said).not.toContain('王小明')
})

test('who stops reading, as head does, ends nothing: the work is done, and nothing is blamed', async () => {
  const body = `
    for (let line = 0; line < 2000; line++) {
      process.stdout.write('a line of a list\\n'.repeat(100))
      await new Promise(setImmediate)
    }
    process.stderr.write('done')
    process.exit(2)`
  const words = ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', program(body)]
  const run = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  run.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  run.stdout.once('data', () => run.stdout.destroy())
  const [code] = await once(run, 'close')
  expect({ code, said }).toEqual({ code: 2, said: 'done' })
})

import { execFile } from 'node:child_process'
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

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'

const program = `
  import { openLog } from ${JSON.stringify(import.meta.resolve('./log.ts'))}
  const log = openLog('info')
  for (let line = 0; line < 100; line++) log.step('line')
  setTimeout(() => { log.step('still here'); process.stderr.write('went on') }, 200)`

test.runIf(existsSync('/dev/full'))(
  'a log that cannot be written does not end the service',
  async () => {
    const node = [
      process.execPath,
      '--import',
      import.meta.resolve('tsx'),
      '--input-type=module',
      '-e',
      program,
    ]
    const ended = await new Promise((resolve) =>
      execFile('/bin/sh', ['-c', 'exec "$@" > /dev/full', 'sh', ...node], (error, _, said) =>
        resolve({ code: error?.code ?? 0, said }),
      ),
    )
    expect(ended).toEqual({ code: 0, said: 'went on' })
  },
)

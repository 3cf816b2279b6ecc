import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fingerprintOf } from './fingerprint.mjs'

const sources = ['apps/server', 'packages/contract/src', 'tsconfig.base.json']

test.skipIf(process.platform === 'win32')(
  'the sources are read where few files may be open at once',
  () => {
    const program = `
      import { fingerprintOf } from ${JSON.stringify(join(import.meta.dirname, 'fingerprint.mjs'))}
      process.stdout.write(fingerprintOf(${JSON.stringify(sources)}))`
    const limited = ['-c', 'ulimit -n 64 && exec "$0" "$@"', process.execPath]
    const words = ['--input-type=module', '-e', program]
    expect(String(execFileSync('/bin/sh', [...limited, ...words]))).toBe(fingerprintOf(sources))
  },
)

test('other sources have another fingerprint', () => {
  expect(fingerprintOf(sources)).not.toBe(fingerprintOf(sources.slice(1)))
})

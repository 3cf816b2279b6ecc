import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { KeyMaterial } from './keys.ts'

/** Keys of the demo, made at the first start and kept beside its data; production refuses them. */
export function demoKeyMaterial(file: string): KeyMaterial {
  const [data, search, proof] = storedKeys(file)
  return { data: [{ number: 1, key: data }], search: [search], proof: [proof], oldProof: [] }
}

function storedKeys(file: string): [Buffer, Buffer, Buffer] {
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(file, randomBytes(96).toString('base64'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const bytes = Buffer.from(readFileSync(file, 'utf8'), 'base64')
  return [bytes.subarray(0, 32), bytes.subarray(32, 64), bytes.subarray(64, 96)]
}

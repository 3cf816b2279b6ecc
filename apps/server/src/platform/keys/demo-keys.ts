import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { keepFirst } from '../files/keep-first.ts'
import { OperatorFault } from '../operator/operator-fault.ts'
import type { KeyMaterial } from './keys.ts'

const keyLength = 32
const wholeLength = 3 * keyLength

/** Keys of the demo, made at the first start and kept beside its data; production refuses them. */
export function demoKeyMaterial(file: string): KeyMaterial {
  if (!existsSync(file)) keepFirst(file, randomBytes(wholeLength).toString('base64'))
  const bytes = Buffer.from(readFileSync(file, 'utf8'), 'base64')
  if (bytes.length !== wholeLength) {
    throw new OperatorFault(
      `${file} holds no keys of the demo; without the file new ones are made, which open nothing old`,
    )
  }
  const key = (at: number) => bytes.subarray(at * keyLength, (at + 1) * keyLength)
  return { data: [{ number: 1, key: key(0) }], search: [key(1)], proof: [key(2)], oldProof: [] }
}

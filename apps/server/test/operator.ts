import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { keysFrom } from '../src/platform/keys/keys.ts'
import type { TestDatabase } from './test-database.ts'

/** Somebody at a terminal of the service, whose settings have keys of their own. */
export function newOperator() {
  const material = { data: randomBytes(32), search: randomBytes(32), proof: randomBytes(32) }
  const keys = keysFrom({ ...material, data: [{ number: 1, key: material.data }] })
  const cwd = fileURLToPath(new URL('../src/commands/', import.meta.url))

  /** Runs a command with what is typed behind it, and reads what it says and whether it is content. */
  function run(
    { url }: TestDatabase,
    command: string,
    ...asked: string[]
  ): Promise<{ code: unknown; said: string }> {
    const env = {
      ...process.env,
      DATABASE_URL: url,
      DATA_KEYS: `1:${material.data.toString('base64')}`,
      SEARCH_KEY: material.search.toString('base64'),
      PROOF_KEY: material.proof.toString('base64'),
    }
    const words = ['--import', 'tsx', `${command}.ts`, ...asked]
    return new Promise((resolve) => {
      execFile(process.execPath, words, { env, cwd }, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, said: stdout + stderr }),
      )
    })
  }

  return { keys, run }
}

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { keysFrom } from '../src/platform/keys/keys.ts'
import { storeSearchSecret } from '../src/platform/keys/search-secret.ts'
import type { TestDatabase } from './test-database.ts'

const commands = fileURLToPath(new URL('../src/commands/', import.meta.url))

/** What a command says, and whether it is content. */
interface Said {
  readonly code: unknown
  readonly said: string
}

/** Runs a command with what is typed behind it; settings of `env` that are undefined are not there. */
export function runCommand(
  command: string,
  asked: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Said> {
  const options = { env: { ...process.env, ...env }, cwd: commands }
  return new Promise((resolve) => {
    execFile(process.execPath, wordsOf(command, asked), options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    )
  })
}

/** Somebody at a terminal of the service, whose settings have keys of their own, and what else is `given`. */
export function newOperator(given: NodeJS.ProcessEnv = {}) {
  const material = { data: randomBytes(32), search: randomBytes(32), proof: randomBytes(32) }
  const keys = keysFrom({
    data: [{ number: 1, key: material.data }],
    searchSecret: material.search,
    proof: [material.proof],
    oldProof: [],
  })

  /** A service with these keys was started before: it makes what no command does. */
  async function haveStarted({ db }: TestDatabase): Promise<void> {
    await storeSearchSecret(db, { secret: material.search, isFormerKey: true }, [material.search])
  }

  function run(database: TestDatabase, command: string, ...asked: string[]): Promise<Said> {
    return runCommand(command, asked, settingsWith(database))
  }

  /** The same to do something while it runs. */
  function begin(database: TestDatabase, command: string, ...asked: string[]): ChildProcess {
    const env = { ...process.env, ...settingsWith(database) }
    const options = { env, cwd: commands, stdio: 'ignore' } as const
    return spawn(process.execPath, wordsOf(command, asked), options)
  }

  function settingsWith({ url }: TestDatabase): NodeJS.ProcessEnv {
    return {
      DATABASE_URL: url,
      DATA_KEYS: `1:${material.data.toString('base64')}`,
      SEARCH_KEY: material.search.toString('base64'),
      PROOF_KEY: material.proof.toString('base64'),
      ...given,
    }
  }

  return { keys, haveStarted, run, begin }
}

function wordsOf(command: string, asked: readonly string[]): string[] {
  return ['--import', 'tsx', `${command}.ts`, ...asked]
}

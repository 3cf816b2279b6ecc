import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'

const program = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url))

/** A service that a test may kill and start again, at the same address and with the same data. */
export interface ServiceOfItsOwn {
  readonly origin: string
  start(): Promise<void>
  /** As a power failure would end it. */
  kill(): Promise<void>
  /** Ends it in good order, its database too, and removes its data. */
  end(): Promise<void>
}

export function serviceOfItsOwn(port: number, settings: NodeJS.ProcessEnv = {}): ServiceOfItsOwn {
  const folder = mkdtempSync(join(tmpdir(), 'ecenter-e2e-'))
  const origin = `http://127.0.0.1:${port}`
  const env = {
    PORT: `${port}`,
    LOG_LEVEL: 'silent',
    TRUST_PROXY: 'loopback',
    DATA_FOLDER: join(folder, 'data'),
    ...settings,
  }
  let child: ChildProcess | undefined

  async function stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (child === undefined) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
    child = undefined
  }

  return {
    origin,
    async start() {
      child = spawn(process.execPath, [program], {
        env: { ...process.env, ...env },
        stdio: 'ignore',
      })
      await expect(async () => expect((await fetch(`${origin}/readyz`)).ok).toBe(true)).toPass({
        // As long as the run itself waits for its own.
        timeout: 300_000,
      })
    },
    kill: () => stop('SIGKILL'),
    async end() {
      await stop('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface SpawnedService {
  readonly origin: string
  /** As a power failure would end it. */
  kill(): Promise<void>
  /** The same of the core beside it (`WITH_CORE`), another of which is then started; nothing where none runs. */
  killCore(): void
  /** As whoever starts it ends it. Tells the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** The real service in a process of its own, ready to serve. */
export function spawnService(env: NodeJS.ProcessEnv): Promise<SpawnedService> {
  return beginService(env).ready
}

/** The same for who does not wait until it is ready. */
export function beginService(env: NodeJS.ProcessEnv): {
  readonly ready: Promise<SpawnedService>
  kill(): Promise<void>
} {
  const program = fileURLToPath(new URL('service-program.ts', import.meta.url))
  const child = fork(program, { env: { ...process.env, ...env }, execArgv: ['--import', 'tsx'] })
  const ended = once(child, 'exit')

  async function serving(): Promise<SpawnedService> {
    const origin = await Promise.race([
      once(child, 'message').then(([address]) => String(address)),
      ended.then(([code]) => Promise.reject(new Error(`the service ended with ${code}`))),
    ])
    return { origin, kill, killCore, stop }
  }

  async function kill(): Promise<void> {
    child.kill('SIGKILL')
    await ended
  }

  function killCore(): void {
    child.send('kill the core')
  }

  async function stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    child.kill(signal)
    const [code] = await ended
    return code
  }

  return { ready: serving(), kill }
}

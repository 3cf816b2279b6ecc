import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface SpawnedService {
  readonly origin: string
  /** As a power failure would end it. */
  kill(): Promise<void>
  /** As whoever starts it ends it. Tells the exit code. */
  stop(): Promise<number | null>
}

/** The real service in a process of its own, ready to serve. */
export async function spawnService(env: NodeJS.ProcessEnv): Promise<SpawnedService> {
  const program = fileURLToPath(new URL('service-program.ts', import.meta.url))
  const child = fork(program, { env: { ...process.env, ...env }, execArgv: ['--import', 'tsx'] })
  const ended = once(child, 'exit')
  const origin = await Promise.race([
    once(child, 'message').then(([address]) => String(address)),
    ended.then(([code]) => Promise.reject(new Error(`the service ended with ${code}`))),
  ])
  return {
    origin,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async stop() {
      child.kill('SIGTERM')
      const [code] = await ended
      return code
    },
  }
}

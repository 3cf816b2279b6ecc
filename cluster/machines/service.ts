import { fileURLToPath } from 'node:url'
import { startChild } from './child.ts'
import { freePort } from './free-port.ts'
import { until } from './until.ts'

const program = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url))

/** The built service, as it is started for good. */
export interface Service {
  readonly origin: string
  readonly port: number
  isReady(): Promise<boolean>
  /** Its log so far. */
  said(): string
  /** As a power failure would end it. */
  kill(): Promise<void>
  /** In good order. */
  stop(): Promise<void>
}

/** Starts it and waits until it can serve; without other word it is the demo, on a port that is free. */
export async function startService(env: NodeJS.ProcessEnv): Promise<Service> {
  const port = Number(env.PORT ?? (await freePort()))
  const usual = { PORT: `${port}`, TRUST_PROXY: '127.0.0.1' }
  const child = startChild(process.execPath, [program], { ...process.env, ...usual, ...env })
  const origin = `http://127.0.0.1:${port}`
  const isReady = () => answersReady(origin)
  await until('the service is ready', async () => {
    if (child.hasEnded()) throw new Error(`the service ended: ${child.said()}`)
    return await isReady()
  })
  return {
    origin,
    port,
    isReady,
    said: child.said,
    kill: () => child.end('SIGKILL'),
    stop: () => child.end('SIGTERM'),
  }
}

async function answersReady(origin: string): Promise<boolean> {
  return await fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

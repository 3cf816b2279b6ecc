import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))

/** Kept between runs, so that only the first one has to create it; never that of the checkout's own demo. */
const dataFolder = `${root}node_modules/.cache/ecenter-bench`
const readyWithinMs = 120_000

export interface RunningService {
  readonly origin: string
  /** From the start of the program until it could serve, in milliseconds. */
  readonly readyMs: number
  stop(): Promise<void>
}

/** Starts a program of the checkout that serves the built site, and waits until it is ready. */
export async function runService(
  program = 'apps/server/dist/main.js',
  given: NodeJS.ProcessEnv = {},
): Promise<RunningService> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_FOLDER: dataFolder,
    LOG_LEVEL: 'silent',
    ...given,
  }
  const begin = performance.now()
  const child = spawn(process.execPath, [program], { cwd: root, env, stdio: 'ignore' })
  await untilReady(child, origin)
  return {
    origin,
    readyMs: performance.now() - begin,
    async stop() {
      if (hasEnded(child)) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function untilReady(child: ChildProcess, origin: string): Promise<void> {
  const deadline = performance.now() + readyWithinMs
  while (!(await isReady(origin))) {
    if (hasEnded(child)) {
      throw new Error(`the service ended with ${child.exitCode ?? child.signalCode}`)
    }
    if (performance.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error('the service did not become ready')
    }
    await delay(20)
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

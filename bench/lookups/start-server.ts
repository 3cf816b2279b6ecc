import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Starts a program that tells its address once it listens. */
export async function startServer(
  program: URL,
  env: NodeJS.ProcessEnv,
): Promise<{ port: number; process: ChildProcess }> {
  const child = fork(fileURLToPath(program), { env })
  const address = await new Promise<{ port: number }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { port: number }))
    child.once('exit', (code) => reject(new Error(`${program.pathname} ended with ${code}`)))
  })
  return { port: address.port, process: child }
}

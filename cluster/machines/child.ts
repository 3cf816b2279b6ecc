import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A server that runs until somebody ends it. */
export interface Child {
  readonly process: ChildProcess
  /** What it has said on both outputs so far. */
  said(): string
  hasEnded(): boolean
  /** Sends the signal, and waits until it has ended. */
  end(signal: NodeJS.Signals): Promise<void>
}

export function startChild(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Child {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const output of [child.stdout, child.stderr]) {
    output.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
  }
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  return {
    process: child,
    said: () => text,
    hasEnded,
    async end(signal) {
      if (hasEnded()) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}

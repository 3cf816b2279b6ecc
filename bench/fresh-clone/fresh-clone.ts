import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../cluster/machines/free-port.ts'
import type { Figure, Scenario } from '../figure.ts'
import { type AtEnd, inOwnFolder } from '../in-own-folder.ts'
import { root, untilReady } from '../running-service.ts'

const reach = { startSeconds: 60, testMinutes: 20 }
/** Far beyond what is reached, so that a figure comes out that says so. */
const patienceMs = 600_000

/** What whoever joins does first: clones what is committed, installs it and starts it; then, in another clone, tests it. */
export const freshClone: Scenario = {
  name: 'fresh-clone',
  isLong: true,
  run: () => inOwnFolder('fresh-clone', measure),
}

async function measure(folder: string, atEnd: AtEnd): Promise<Figure[]> {
  const shell = { folder, atEnd }
  const started = await clone(shell, 'started')
  const seconds = started.installed + (await secondsToReady(shell, started.path))
  const tested = await clone(shell, 'tested')
  const began = performance.now()
  const isGreen = await endsWell(run(shell, tested.path, ['npm', 'test']))
  const minutes = (tested.installed + secondsSince(began)) / 60
  return [
    {
      what: 'npm ci && npm start from a fresh clone',
      ours: seconds,
      unit: 's',
      beside: [{ name: 'npm ci', value: started.installed }],
      reach: `answers ≤ ${reach.startSeconds} s`,
      isReached: seconds <= reach.startSeconds,
    },
    {
      what: `npm ci && npm test from a fresh clone, ${availableParallelism()} cores`,
      ours: minutes,
      unit: 'min',
      beside: [{ name: 'npm ci', value: tested.installed / 60 }],
      reach: `≤ ${reach.testMinutes} min, ${isGreen ? '' : 'not '}green`,
      isReached: isGreen && minutes <= reach.testMinutes,
    },
  ]
}

interface Shell {
  readonly folder: string
  readonly atEnd: AtEnd
}

/** A clone of what is committed, and the seconds that `npm ci` took in it. */
async function clone(shell: Shell, name: string) {
  const path = join(shell.folder, name)
  if (!(await endsWell(run(shell, shell.folder, ['git', 'clone', '--quiet', root, path]))))
    throw new Error('git clone failed')
  const began = performance.now()
  if (!(await endsWell(run(shell, path, ['npm', 'ci'])))) throw new Error('npm ci failed')
  return { path, installed: secondsSince(began) }
}

async function secondsToReady(shell: Shell, path: string): Promise<number> {
  const port = await freePort()
  const began = performance.now()
  const service = run(shell, path, ['npm', 'start'], { PORT: `${port}`, CORE_PORT: '0' })
  await untilReady(service, `http://127.0.0.1:${port}`, patienceMs)
  const seconds = secondsSince(began)
  service.kill('SIGTERM')
  await once(service, 'exit')
  return seconds
}

/** As from a shell of its own; what it says goes to our error stream. Where we are cut off, what it started goes too. */
function run(
  { atEnd }: Shell,
  cwd: string,
  [program = '', ...args]: readonly string[],
  given: NodeJS.ProcessEnv = {},
): ChildProcess {
  const ours = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'))
  const env = { ...Object.fromEntries(ours), ...given }
  const child = spawn(program, args, {
    ...{ cwd, env },
    detached: true,
    stdio: ['ignore', process.stderr, 'inherit'],
  })
  const { pid = 0 } = child
  atEnd(() => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-pid, 'SIGKILL')
  })
  return child
}

async function endsWell(child: ChildProcess): Promise<boolean> {
  const [code] = await once(child, 'exit')
  return code === 0
}

function secondsSince(began: number): number {
  return (performance.now() - began) / 1000
}

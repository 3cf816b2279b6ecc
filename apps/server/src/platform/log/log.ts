import { hostname } from 'node:os'
import { type DestinationStream, type Level, pino } from 'pino'
import { framesOf } from './frames-of.ts'

/** One finished request. The route, never the address: an address may carry what a person typed. */
export interface RequestFacts {
  readonly requestId: string
  readonly route: string
  readonly status: number
  readonly resultCode?: string
  readonly ms: number
  /** It lasted as long as somebody listened, or until something happened: `ms` says nothing of the service. */
  readonly isHeld?: true
}

/** A page that broke through a fault of our own, as the rules of the report let it be told. */
export interface PageFault {
  readonly app: 'site' | 'desk'
  readonly route: string
  readonly message: string
  /** Where in the scripts of the build, the innermost first. */
  readonly at: readonly string[]
  readonly version: string
}

/** Logs by allow-list: only what is named here can be written, so no personal data can slip in. */
export interface Log {
  request(facts: RequestFacts): void
  /** A step of the service's own life: started, migrated, stopped. */
  step(name: string, facts?: Readonly<Record<string, string | number | boolean>>): void
  /** What an operator has to look at, though the service goes on: a limit, and how far it is used. */
  alarm(limit: string, count: number): void
  /** An unexpected error: its kind and place. Its message may quote data, so it stays out. */
  failure(place: string, error: unknown, requestId?: string): void
  /** A page broke in somebody's browser. */
  pageFault(fault: PageFault): void
}

export function openLog(level: Level | 'silent', destination?: DestinationStream): Log {
  // Of several processes, also on several machines, each line says whose it is.
  const base = { pid: process.pid, hostname: hostname() }
  const log = pino({ level, base }, destination ?? standardOutput())
  return {
    request: (facts) => log.info(facts, 'request'),
    step: (name, facts) => log.info({ ...facts }, name),
    alarm: (limit, count) => log.warn({ limit, count }, 'alarm'),
    failure: (place, error, requestId) =>
      log.error({ place, requestId, ...kindOf(error) }, 'failure'),
    pageFault: ({ app, route, message, at, version }) =>
      log.error({ app, route, message, at, version }, 'page fault'),
  }
}

/** So much waits for an output that takes nothing; what comes after is lost. */
const waitingBytes = 1024 ** 2

/**
 * Its terminal may be closed and its disk full: lines are lost then, and the service goes on. Nor is
 * anything flushed at its end: that would try again and again, for ever.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, maxLength: waitingBytes })
  let takesNothing = false
  output.on('error', () => {
    takesNothing = true
  })
  output.on('write', () => {
    takesNothing = false
  })
  const flush = output.flushSync.bind(output)
  output.flushSync = () => {
    if (!takesNothing) flush()
  }
  return output
}

function kindOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { kind: error.name, code, at: framesOf(error).slice(0, 4) }
}

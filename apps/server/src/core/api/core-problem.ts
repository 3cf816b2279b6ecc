/** What is wrong with a call of the core, by words that a program can ask for. */
export type ProblemCode =
  | 'key-missing'
  | 'key-wrong'
  | 'scope-missing'
  | 'too-many-calls'
  | 'unknown-kind'
  | 'not-found'
  | 'not-ndjson'
  | 'not-gzip'
  | 'bad-request'
  | 'too-large'
  | 'unavailable'

/** An expected end of a call: a problem as RFC 9457 has it. Its detail holds no row's data. */
export class CoreProblem extends Error {
  override readonly name = 'CoreProblem'
  readonly status: number
  readonly code: ProblemCode
  /** Of what is only too early: in how many seconds it may be asked for again. */
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, code: ProblemCode, detail: string, retryAfterSeconds?: number) {
    super(detail)
    this.status = status
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The one shape of everything that is no answer. */
export function problemBody({ status, code, message }: CoreProblem, requestId: string): string {
  const title = code.replaceAll('-', ' ')
  return JSON.stringify({ type: 'about:blank', title, status, code, detail: message, requestId })
}

export const problemType = 'application/problem+json'

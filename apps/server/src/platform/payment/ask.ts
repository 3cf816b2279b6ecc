import { GatewayUnreached, GatewayUnsure } from './payment-gateway.ts'

export interface Question {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface RawAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
}

/** No call of a gateway waits longer. */
export const patienceMs = 3000

/** The whole answer, as bytes. Rejects with `GatewayUnreached` or `GatewayUnsure`. */
export async function ask(url: string, question: Question = {}): Promise<RawAnswer> {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const answer = await fetch(url, { ...question, redirect: 'error', signal })
    const body = Buffer.from(await answer.arrayBuffer())
    return { status: answer.status, headers: answer.headers, body }
  } catch (error) {
    throw notAnswered(error)
  }
}

/** Failures that come before the first byte was sent. */
const beforeAsking = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Its messages may quote addresses with secrets in them, so none is passed on. */
export function notAnswered(error: unknown): GatewayUnreached | GatewayUnsure {
  const code = codesOf(error).find((known) => beforeAsking.has(known))
  if (code !== undefined) return new GatewayUnreached(`not reached: ${code}`)
  return new GatewayUnsure('no answer')
}

/** Of the error and of what caused it, the outermost first. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : []
  const tried = error instanceof AggregateError ? error.errors.flatMap(codesOf) : []
  return [...own, ...tried, ...codesOf(error.cause)]
}

/** Undefined for what is no JSON. */
export function readJson(body: Buffer | string): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

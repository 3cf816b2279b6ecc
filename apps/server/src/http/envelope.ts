import type { Call } from '@ecenter/contract/call.ts'
import { checkString } from '@ecenter/contract/envelope/check-string.ts'
import { type Head, head } from '@ecenter/contract/envelope/head.ts'
import { networkCrashed } from '@ecenter/contract/outcome/reaction.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import type { FastifyRequest } from 'fastify'
import { excludes, maxLength, minLength, object, pipe, safeParse, string, unknown } from 'valibot'
import { Failure } from '../platform/calls/failure.ts'

/** PostgreSQL keeps no NUL in a text. */
const storable = excludes<string, '\0'>('\0')
const enveloped = object({
  head: object({ ...head.entries, requestId: pipe(head.entries.requestId, storable) }),
  body: unknown(),
})
const idempotencyKey = pipe(string(), minLength(1), maxLength(64), storable)

/** What a request says, however it travelled. */
export interface Unwrapped {
  readonly head: Head | undefined
  readonly body: unknown
  /** One id for one action of the user; a plain query has none. */
  readonly requestId: string | undefined
}

export function unwrap(call: Call, request: FastifyRequest): Unwrapped {
  switch (call.envelope) {
    case 'head':
      return unwrapHead(request.body)
    case 'plain':
    case 'upload':
      return { head: undefined, body: request.body, requestId: keyOf(request) }
    case 'query-string':
      return { head: undefined, body: request.query, requestId: undefined }
  }
}

function unwrapHead(wire: unknown): Unwrapped {
  const read = safeParse(enveloped, wire)
  if (!read.success) throw checkWrong()
  const { head, body } = read.output
  if (head.check !== checkString(body, head.uuid)) throw checkWrong()
  return { head, body, requestId: head.requestId }
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const read = safeParse(idempotencyKey, headers['idempotency-key'])
  return read.success ? read.output : undefined
}

/** The body is not the one that was sent: broken, cut or changed on its way. */
export function checkWrong(): Failure {
  return new Failure(resultCodes.checkWrong, networkCrashed)
}

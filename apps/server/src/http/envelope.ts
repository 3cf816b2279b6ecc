import type { Call } from '@ecenter/contract/call.ts'
import { checkString } from '@ecenter/contract/envelope/check-string.ts'
import { type Head, head } from '@ecenter/contract/envelope/head.ts'
import { networkCrashed } from '@ecenter/contract/results/reaction.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import type { FastifyRequest } from 'fastify'
import { excludes, maxLength, minLength, object, pipe, safeParse, string, unknown } from 'valibot'
import { Failure } from '../platform/calls/failure.ts'
import { UploadedForm } from './bodies/uploaded-form.ts'

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
  /** One id for one action of the user. */
  readonly requestId: string
  /** What makes it the same request, if its id comes again. */
  content(): string
}

export function unwrap(call: Call, request: FastifyRequest): Unwrapped {
  switch (call.envelope) {
    case 'head':
      return unwrapHead(request.body)
    case 'plain':
      return withoutHead(request.body, requestIdOf(request))
    case 'upload':
      return unwrapUpload(request.body, requestIdOf(request))
    case 'query-string':
      return withoutHead(request.query, request.id)
  }
}

function unwrapHead(wire: unknown): Unwrapped {
  const read = safeParse(enveloped, wire)
  if (!read.success) throw checkWrong()
  const { head, body } = read.output
  if (head.check !== checkString(body, head.uuid)) throw checkWrong()
  return { ...withoutHead(body, head.requestId), head }
}

/** A file is known by the hash that was made while it came in. */
function unwrapUpload(form: unknown, requestId: string): Unwrapped {
  if (!(form instanceof UploadedForm)) return withoutHead(undefined, requestId)
  return { ...withoutHead(form.fields, requestId), content: () => form.digest }
}

function withoutHead(body: unknown, requestId: string): Unwrapped {
  return { head: undefined, body, requestId, content: () => JSON.stringify(body) ?? '' }
}

/**
 * A plain call that changes something carries its id in a header. Without one it is an action of
 * its own, which no retry finds again; our own pages always send one.
 */
export function requestIdOf({ headers, id }: Pick<FastifyRequest, 'headers' | 'id'>): string {
  const given = headers['idempotency-key']
  if (given === undefined) return id
  const read = safeParse(idempotencyKey, given)
  if (!read.success) throw checkWrong()
  return read.output
}

/** The body is not the one that was sent: broken, cut or changed on its way. */
export function checkWrong(): Failure {
  return new Failure(resultCodes.checkWrong, networkCrashed)
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CoreKey } from './core-key.ts'
import type { CoreScope } from './core-scope.ts'

/** A call of the insurer's core, admitted. */
export interface CoreCall {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly key: CoreKey
}

/**
 * A route of the core's listener. To add one: make it here or beside what it is about, and name it in
 * `all-core-routes.ts`; that its key may do it, is limited and traced is seen to.
 */
export interface CoreRoute {
  readonly method: 'GET' | 'POST'
  /** The whole path, as fastify takes it. */
  readonly url: string
  /** What the key has to be for; a function where the address decides, which may throw a `CoreProblem`; undefined where any key does. */
  readonly scope: CoreScope | ((request: FastifyRequest) => CoreScope) | undefined
  /** In bytes; whoever sends none needs not say. */
  readonly bodyAtMost?: number
  /** The body is left as a stream, which the handler reads. */
  readonly isStreamed?: boolean
  /** What the OpenAPI document says of it beyond path and scope. */
  readonly operation?: Readonly<Record<string, unknown>>
  /** Ends what waits, for the service ends. */
  readonly end?: () => void
  /** Answers a value, which becomes JSON, or the reply once it has seen to it itself. A `CoreProblem` it throws. */
  handle(call: CoreCall): Promise<unknown>
}

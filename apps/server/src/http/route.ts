import type { Call } from '@ecenter/contract/call.ts'
import { parse } from 'valibot'
import type { EventSource } from '../platform/calls/event-source.ts'
import type {
  FileAnswer,
  Granted,
  Handler,
  Handlers,
  StreamedFile,
  Submitting,
  Visitor,
  VisitorOf,
} from '../platform/calls/handler.ts'
import { type Answered, Committed, type Submission } from '../platform/calls/submission.ts'
import type { Grant, GrantKind } from '../platform/grants/grant.ts'
import { isEventSource } from './answers/send-events.ts'
import { type Body, readBody } from './bodies/read-body.ts'

/** A call joined with its handler; that they fit was checked where they were joined. */
export interface Route {
  readonly call: Call
  /** What its handle names; undefined where it takes the handle of anything. */
  readonly about: readonly GrantKind[] | undefined
  /** Reads a body by the call's own schema; a refusal names the first field. */
  read(body: unknown): Body
  /** Keeps of an answer what the call declares. */
  declared(value: unknown): Body
  /** Takes what `read` gave, for a call that changes nothing. */
  answer(
    request: Body,
    visitor: Visitor,
    grant: Grant | undefined,
  ): Promise<Body | FileAnswer | EventSource<Body>>
  /** The same for one that does. */
  submit(
    request: Body,
    visitor: Visitor,
    grant: Grant | undefined,
    submission: Submission,
  ): Promise<Answered>
}

/** All routes of one feature; `about` is what the handles of its calls name. */
export function routesOf<Calls extends Record<string, Call>>(
  calls: Calls,
  handlers: Handlers<Calls>,
  about?: readonly GrantKind[],
): Route[] {
  const names: (keyof Calls)[] = Object.keys(calls)
  return names.map((name) => routeOf(calls[name], handlers[name], about))
}

function routeOf<C extends Call>(
  call: C,
  handler: Handler<C>,
  about: readonly GrantKind[] | undefined,
): Route {
  return {
    call,
    about,
    read: (body) => readBody(call, body),
    declared,
    async answer(request, visitor, grant) {
      const result = await run(request, grant === undefined ? visitor : { ...visitor, grant })
      if (isEventSource(result)) return eachDeclared(result)
      return isFile(result) ? result : declared(result)
    },
    async submit(request, visitor, grant, submission) {
      const seen = { ...visitor, submission }
      const result = await run(request, grant === undefined ? seen : { ...seen, grant })
      if (result instanceof Committed) return result.answered
      throw new Error(`${call.path} ended without its commit`)
    },
  }

  function run(request: Body, seen: Visitor & Partial<Granted & Submitting>): Promise<unknown> {
    return handler(request, seen as VisitorOf<C>)
  }

  function declared(value: unknown): Body {
    return parse(call.response, value)
  }

  function eachDeclared(source: EventSource<unknown>): EventSource<Body> {
    return { follow: (send, gone) => source.follow((event) => send(declared(event)), gone) }
  }
}

export function isFile(result: unknown): result is FileAnswer {
  return result instanceof Object && 'bytes' in result && result.bytes instanceof Uint8Array
}

export function isStreamed(result: unknown): result is StreamedFile {
  return result instanceof Object && 'chunks' in result
}

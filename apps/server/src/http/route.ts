import type { Call } from '@ecenter/contract/call.ts'
import { getDotPath, parse, safeParse } from 'valibot'
import { fieldRefused } from '../platform/calls/failure.ts'
import {
  comingSoon,
  type FileAnswer,
  type Handler,
  type Handlers,
  type Visitor,
  type VisitorOf,
} from '../platform/calls/handler.ts'
import type { Grant } from '../platform/grants/grant.ts'

export type Body = Record<string, unknown>

/** A call joined with its handler; that they fit was checked where they were joined. */
export interface Route {
  readonly call: Call
  readonly isBuilt: boolean
  /** Reads a body by the call's own schema; a refusal names the first field. */
  read(body: unknown): Body
  /** Takes what `read` gave and keeps of the result what the call declares. */
  answer(request: Body, visitor: Visitor, grant: Grant | undefined): Promise<Body | FileAnswer>
}

/** All routes of one feature. */
export function routesOf<Calls extends Record<string, Call>>(
  calls: Calls,
  handlers: Handlers<Calls>,
): Route[] {
  const names: (keyof Calls)[] = Object.keys(calls)
  return names.map((name) => routeOf(calls[name], handlers[name]))
}

function routeOf<C extends Call>(call: C, handler: Handler<C>): Route {
  return {
    call,
    isBuilt: handler !== comingSoon,
    read(body) {
      const read = safeParse(call.request, body)
      if (read.success) return read.output
      const [issue] = read.issues
      throw fieldRefused(getDotPath(issue) ?? '', inChinese(issue.message))
    },
    async answer(request, visitor, grant) {
      const seen = grant === undefined ? visitor : { ...visitor, grant }
      const result = await handler(request, seen as VisitorOf<C>)
      return call.answer === 'json' ? parse(call.response, result) : result
    },
  }
}

/** Rules of ours speak Chinese; a shape that no form can produce is refused in the library's words. */
function inChinese(message: string): string {
  return /\p{Script=Han}/u.test(message) ? message : '提交的内容有误，请刷新页面后重新填写。'
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { whenClosed } from './when-closed.ts'

const underWay = new WeakMap<FastifyRequest, Promise<unknown>>()

/** Notes the work on a request: it goes on where nobody waits for its answer any more. */
export function workingOn<Result>(request: FastifyRequest, work: Promise<Result>): Promise<Result> {
  underWay.set(request, work)
  return work
}

/** Does it once an answer is out, or nobody waits for it any more and the work on it has ended too. */
export function whenOver(reply: FastifyReply, act: () => void): void {
  whenClosed(reply, () => {
    const work = underWay.get(reply.request)
    if (work === undefined) act()
    else work.then(act, act)
  })
}

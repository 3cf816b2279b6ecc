import { randomUUID } from 'node:crypto'
import type { WireAnswer } from '@ecenter/contract/envelope/answer.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'
import { comingSoonFailure, type Failure } from '../platform/calls/failure.ts'
import type { FileAnswer, Visitor } from '../platform/calls/handler.ts'
import { unwrap } from './envelope.ts'
import { failureOf } from './failure-of.ts'
import { proofFor } from './proof.ts'
import type { Body, Route } from './route.ts'
import { sendFile } from './send-file.ts'
import { answerOnce } from './submissions.ts'
import { arrive, checkToken } from './visitor.ts'

const openSessionPath = '/uuid/uuid'

/** One call from its request to its answer, logged by its route and result code alone. */
export async function answerCall(
  parts: Parts,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const startedAt = performance.now()
  const id = { value: randomUUID() as string }
  const result = await resultOf(parts, route, request, reply, id)
  parts.log.request({
    requestId: id.value,
    route: route.call.group + route.call.path,
    status: 200,
    resultCode: isFile(result) ? resultCodes.success : result.body.common.resultCode,
    ms: Math.round(performance.now() - startedAt),
  })
  reply.header('cache-control', 'no-store')
  return isFile(result) ? sendFile(reply, result) : reply.send(result)
}

/** The same order for all calls: envelope, session, token, rules, proof, handler. */
async function resultOf(
  parts: Parts,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  id: { value: string },
): Promise<WireAnswer | FileAnswer> {
  const { call } = route
  try {
    const { head, body, requestId } = unwrap(call, request)
    id.value = requestId ?? id.value
    const arrival = await arrive(parts, request, reply)
    if (head !== undefined && call.path !== openSessionPath) checkToken(parts, arrival, head.token)
    if (!route.isBuilt) throw comingSoonFailure()

    const work = () => carryOut(parts, route, body, arrival.visitor)
    if (call.kind === 'query' || requestId === undefined) return success(id.value, await work())
    const { session } = arrival.visitor
    const content = call.group + call.path + JSON.stringify(body)
    return await answerOnce(
      parts,
      { session, requestId, content },
      () => settled(parts, route, requestId, work),
      // The first answer was lost, and with it the cookie that it carried.
      async () => {
        if (arrival.isCookieReplaced) await arrival.visitor.renewCookie()
      },
    )
  } catch (error) {
    return refusal(parts, id.value, failureOf(parts.log, error, call.path, id.value))
  }
}

async function carryOut(
  parts: Parts,
  route: Route,
  body: unknown,
  visitor: Visitor,
): Promise<Body | FileAnswer> {
  const request = route.read(body)
  const grant = await proofFor(parts, route.call, visitor.session, request)
  return route.answer(request, visitor, grant)
}

/** An expected refusal is an answer too, so a retry gets the same one. */
async function settled(
  parts: Parts,
  { call }: Route,
  requestId: string,
  work: () => Promise<Body | FileAnswer>,
): Promise<WireAnswer> {
  try {
    const result = success(requestId, await work())
    if (isFile(result)) throw new Error(`${call.path} changes something and answers a file`)
    return result
  } catch (error) {
    return refusal(parts, requestId, failureOf(parts.log, error, call.path, requestId))
  }
}

function success(requestId: string, result: Body | FileAnswer): WireAnswer | FileAnswer {
  if (isFile(result)) return result
  const common = { resultCode: resultCodes.success, resultMsg: '成功' }
  return { head: { requestId }, body: { ...result, common } }
}

export function refusal(
  { settings }: Pick<Parts, 'settings'>,
  requestId: string,
  { resultCode, message, field }: Failure,
): WireAnswer {
  const resultMsg = message.replaceAll('{hotline}', settings.brand.hotline)
  const common = { resultCode, resultMsg, ...(field === undefined ? {} : { field }) }
  return { head: { requestId }, body: { common } }
}

function isFile(result: Body | FileAnswer | WireAnswer): result is FileAnswer {
  return 'bytes' in result && result.bytes instanceof Uint8Array
}

import type { WireAnswer } from '@ecenter/contract/envelope/answer.ts'
import type { Head } from '@ecenter/contract/envelope/head.ts'
import { workHeader } from '@ecenter/contract/envelope/work.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../domains/services.ts'
import type { EventSource } from '../platform/calls/event-source.ts'
import { grantMissing } from '../platform/calls/failure.ts'
import type { FileAnswer, Visitor } from '../platform/calls/handler.ts'
import { sessionTopic } from '../platform/session/sessions.ts'
import { WorkNeeded } from '../platform/verification/work.ts'
import { workingOn } from './admission/when-over.ts'
import { whileAdmitted } from './admission/while-admitted.ts'
import { refusal, success } from './answers/answer.ts'
import { failureOf } from './answers/failure-of.ts'
import { isEventSource, type SendEvents } from './answers/send-events.ts'
import { sendFile } from './answers/send-file.ts'
import { sendPublic } from './answers/send-public.ts'
import { traceOfRefusal } from './answers/trace-of-refusal.ts'
import type { Body } from './bodies/read-body.ts'
import { unwrap } from './envelope.ts'
import { proofFor } from './proof.ts'
import { noteOutcome } from './request-log.ts'
import { isFile, type Route } from './route.ts'
import type { AnswerOnce } from './submissions/answer-once.ts'
import { type Arrival, arrive, checkNoToken, checkToken, sessionOf, tokenWrong } from './visitor.ts'

const openSessionPath = '/uuid/uuid'

/** What a call is answered with. */
interface CallServices {
  readonly services: Services
  readonly route: Route
  readonly answerOnce: AnswerOnce
  readonly sendEvents: SendEvents
}

/** Events, and the session that they are for. */
interface Followed {
  readonly source: EventSource<Body>
  readonly whose: string
}

/** One call from its request to its answer. */
export async function answerCall(
  callParts: CallServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const result = await workingOn(request, resultOf(callParts, request, reply))
  if ('source' in result) {
    noteOutcome(request, resultCodes.success)
    return callParts.sendEvents(reply, result.source, result.whose)
  }
  const resultCode = isFile(result) ? resultCodes.success : result.body.common.resultCode
  noteOutcome(request, resultCode, isFile(result) ? undefined : result.head.requestId)
  reply.header('cache-control', 'no-store')
  if (isFile(result)) return sendFile(reply, result)
  return callParts.route.call.isPublic ? sendPublic(request, reply, result) : reply.send(result)
}

/** The same order for all calls: envelope, session, token, rules, proof, handler. */
async function resultOf(
  callParts: CallServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<WireAnswer | FileAnswer | Followed> {
  const { services, route } = callParts
  const { call } = route
  const known: { requestId: string; visitor?: Visitor } = { requestId: request.id }
  try {
    const { head, body, requestId, content } = unwrap(call, request)
    known.requestId = requestId
    const judge = () => judgeNewSession(route, head, body)
    const arrival = await arrive(services, request, reply, judge, head?.channelNo)
    known.visitor = arrival.visitor
    if (head !== undefined && call.path !== openSessionPath)
      checkToken(services, arrival, head.token)

    if (call.kind === 'query') {
      if (call.answer === 'events' && isReplaced(arrival.visitor)) throw tokenWrong()
      const result = await query(services, route, body, arrival.visitor)
      if (isEventSource(result)) return followed(services, request, arrival.visitor, result)
      return isFile(result) ? result : success(requestId, result)
    }
    const digest = services.keys.mac('body', call.group + call.path, content())
    return await submit(callParts, arrival, { body, requestId, digest })
  } catch (error) {
    const failure = failureOf(services.log, error, call.path, known.requestId)
    const trace =
      known.visitor && (await traceOfRefusal(services, known.visitor, call.path, failure))
    if (trace !== undefined) await services.audit.record(trace)
    if (failure instanceof WorkNeeded) reply.header(workHeader, failure.challenge)
    return refusal(services, known.requestId, failure)
  }
}

/** What can be told without a session. Nobody has proven anything without one either. */
function judgeNewSession({ call, read }: Route, head: Head | undefined, body: unknown) {
  if (head !== undefined && call.path !== openSessionPath) checkNoToken(head.token)
  read(body)
  if (call.level !== 'open') throw grantMissing()
}

async function query(
  services: Services,
  route: Route,
  body: unknown,
  visitor: Visitor,
): Promise<Body | FileAnswer | EventSource<Body>> {
  const request = route.read(body)
  const grant = await proofFor(services, route, visitor.session, request)
  return route.answer(request, visitor, grant)
}

/** Whoever comes with a cookie that was replaced since may have stolen it; what goes on is not for them. */
function isReplaced({ session }: Pick<Visitor, 'session'>): boolean {
  return session.cookieReplacedAt !== undefined
}

/** Until the cookie is replaced that it was asked for with; its visitor asks again with the new one. */
function followed(
  services: Services,
  request: FastifyRequest,
  { session: { id } }: Visitor,
  source: EventSource<Body>,
): Followed {
  const mayStay = async () => {
    const session = await sessionOf(services, request)
    return session !== undefined && !isReplaced({ session })
  }
  const admitted = { notifier: services.notifier, topic: sessionTopic(id), mayStay }
  return { source: whileAdmitted(admitted, source), whose: id }
}

interface Sent {
  readonly body: unknown
  readonly requestId: string
  readonly digest: Buffer
}

/** A retry is told what was stored, before it is asked for proofs that the first one spent. */
async function submit(
  { services, route, answerOnce }: CallServices,
  { visitor, giveCookie, giveDevice }: Arrival,
  { body, requestId, digest }: Sent,
): Promise<WireAnswer> {
  const { path: place } = route.call
  const submitted = { visitor, requestId, place, digest, answerOf: route.declared }
  const { wire, cookie, device } = await answerOnce(submitted, async () => {
    const request = route.read(body)
    const grant = await proofFor(services, route, visitor.session, request)
    return (submission) => route.submit(request, visitor, grant, submission)
  })
  if (cookie !== undefined) await giveCookie(cookie)
  if (device !== undefined) giveDevice(device)
  return wire
}

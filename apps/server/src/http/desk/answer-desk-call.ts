import type { WireAnswer } from '@ecenter/contract/envelope/answer.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../domains/services.ts'
import { askedBy } from '../../platform/audit/audit-fact.ts'
import { deskChannel } from '../../platform/audit/looks.ts'
import type { DeskGuest } from '../../platform/calls/desk-handler.ts'
import type { EventSource } from '../../platform/calls/event-source.ts'
import type { FileAnswer, StreamedFile } from '../../platform/calls/handler.ts'
import { staffTopic } from '../../platform/staff/staff-sessions.ts'
import { maskedNetwork } from '../admission/masked-network.ts'
import { addressOf, ipOf } from '../admission/network-of.ts'
import { workingOn } from '../admission/when-over.ts'
import { whileAdmitted } from '../admission/while-admitted.ts'
import { refusal, success } from '../answers/answer.ts'
import { failureOf } from '../answers/failure-of.ts'
import { isEventSource, type SendEvents } from '../answers/send-events.ts'
import { sendFile } from '../answers/send-file.ts'
import { traceOfRefusal } from '../answers/trace-of-refusal.ts'
import { checkWrong, requestIdOf } from '../envelope.ts'
import { noteOutcome } from '../request-log.ts'
import { isFile, isStreamed } from '../route.ts'
import { type AtDesk, admit, mayStay, sessionAtDesk } from './arrive-at-desk.ts'
import {
  deskCookieName,
  deviceCookieName,
  giveDeskCookie,
  giveDeviceCookie,
} from './desk-cookie.ts'
import type { DeskRoute } from './desk-route.ts'
import { readSent } from './read-sent.ts'
import { submitAtDesk } from './submit-at-desk.ts'

/** What a call of the desk is answered with. */
interface DeskCallServices {
  readonly services: Services
  readonly route: DeskRoute
  readonly sendEvents: SendEvents
}

interface Following {
  readonly events: EventSource<unknown>
  readonly whose: string
}

type Result = WireAnswer | FileAnswer | StreamedFile | Following

/** One call of the desk from its request to its answer; its origin was judged before. */
export async function answerDeskCall(
  callParts: DeskCallServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const result = await workingOn(request, resultOf(callParts, request, reply))
  reply.header('cache-control', 'no-store')
  if ('events' in result) {
    noteOutcome(request, resultCodes.success)
    return callParts.sendEvents(reply, result.events, result.whose)
  }
  if (isFile(result) || isStreamed(result)) {
    noteOutcome(request, resultCodes.success)
    return sendFile(reply, result)
  }
  noteOutcome(request, result.body.common.resultCode, result.head.requestId)
  return reply.send(result)
}

/** The same order for all calls: session, role, rules, handler. */
async function resultOf(
  { services, route }: DeskCallServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Result> {
  const { call } = route
  const known: { requestId: string; asker?: AtDesk } = { requestId: request.id }
  try {
    known.requestId = requestIdOf(request)
    const { requestId } = known
    if (call.access === 'signed-out') {
      const guest = guestOf(services, request, reply)
      const { body } = readSent(call, request.body)
      return success(requestId, route.declared(await route.run(body, guest)))
    }
    const session = await sessionAtDesk(services, request)
    const ip = ipOf(request)
    const network = maskedNetwork(ip)
    const address = addressOf(services, ip)
    known.asker = { staff: session.staff, session, address, network, channel: deskChannel }
    await admit(services, call, session)
    if (call.kind === 'query') return await query(services, route, known.asker, request, requestId)
    if (request.headers['idempotency-key'] === undefined) throw checkWrong()
    const sent = readSent(call, request.body)
    return await submitAtDesk(services, route, known.asker, { ...sent, requestId })
  } catch (error) {
    const failure = failureOf(services.log, error, call.path, known.requestId)
    const trace = known.asker && (await traceOfRefusal(services, known.asker, call.path, failure))
    if (trace !== undefined) await services.audit.record(trace)
    return refusal(services, known.requestId, failure)
  }
}

async function query(
  services: Services,
  route: DeskRoute,
  asker: AtDesk,
  request: FastifyRequest,
  requestId: string,
): Promise<Result> {
  const { staff, session, address } = asker
  const { body } = readSent(route.call, request.body)
  const result = await route.run(body, {
    staff,
    sessionId: session.id,
    address,
    trace: (trace) => services.audit.record({ ...askedBy(asker), ...trace }),
  })
  if (isFile(result) || isStreamed(result)) return result
  if (!isEventSource(result)) return success(requestId, route.declared(result))
  const declared: EventSource<unknown> = {
    follow: (send, gone) => result.follow((event) => send(route.declared(event)), gone),
  }
  const admitted = {
    notifier: services.notifier,
    topic: staffTopic(staff.id),
    mayStay: () => mayStay(services, request, asker),
  }
  return { events: whileAdmitted(admitted, declared), whose: staff.id }
}

function guestOf(services: Services, request: FastifyRequest, reply: FastifyReply): DeskGuest {
  return {
    address: addressOf(services, ipOf(request)),
    cookie: request.cookies[deskCookieName(services)],
    giveCookie: (cookie) => giveDeskCookie(services, reply, cookie),
    deviceMark: (account) => request.cookies[deviceCookieName(services, account)],
    giveDeviceMark: (account, mark) => giveDeviceCookie(services, reply, account, mark),
  }
}

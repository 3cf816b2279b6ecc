import { randomUUID } from 'node:crypto'
import {
  type Call,
  type RequestOf,
  type ResponseOf,
  type TypedOf,
  urlOf,
} from '@ecenter/contract/call.ts'
import { answer as wireAnswer } from '@ecenter/contract/envelope/answer.ts'
import { wrap } from '@ecenter/contract/envelope/head.ts'
import { workHeader } from '@ecenter/contract/envelope/work.ts'
import { confirmProof, giveFact, startProof } from '@ecenter/contract/person/proof.ts'
import type { readProof } from '@ecenter/contract/person/read-proof.ts'
import { findCarPolicies } from '@ecenter/contract/policies/find-car-policy.ts'
import type { PolicySummary } from '@ecenter/contract/policies/policy-summary.ts'
import { openSession } from '@ecenter/contract/session/open-session.ts'
import { createCode } from '@ecenter/contract/verification/create-code.ts'
import {
  checkCaptcha,
  checkSMSCode,
  getCentPhoneCode,
  initCaptcha,
} from '@ecenter/contract/verification/proof-calls.ts'
import { getSMSCode } from '@ecenter/contract/verification/verification-calls.ts'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { parse } from 'valibot'
import type { Session } from '../src/platform/session/session.ts'
import type { TestService } from './test-services.ts'
import { workFor } from './work-for.ts'

type Headers = Readonly<Record<string, string>>
type Purpose = RequestOf<typeof getCentPhoneCode>['purpose']
type RandName = RequestOf<typeof createCode>['randName']

interface SendChoices {
  readonly requestId?: string
  readonly headers?: Headers
  /** Leaves the work undone that a page would do by itself. */
  readonly isIdle?: boolean
}

/** What came back: how it ended, and the bytes as they travelled. */
export interface Answer {
  readonly code: string
  readonly message: string
  readonly field: string | undefined
  readonly retryAfterSeconds: number | undefined
  /** Of work that is asked for. */
  readonly challenge: string | undefined
  readonly wire: LightMyRequestResponse
}

export type Visitor = ReturnType<typeof newVisitor>

/** Somebody with a browser of their own: its cookie is kept, nobody else's is. All come `from` one address unless told otherwise. */
export function newVisitor(
  { app, outbox, sessions }: Pick<TestService, 'app' | 'outbox' | 'sessions'>,
  from = '127.0.0.1',
) {
  const caller = { uuid: '', token: '', channelNo: '2' }
  let cookie: string | undefined
  let device = ''

  async function inject(request: InjectOptions): Promise<LightMyRequestResponse> {
    const sent = { cookies: { ...(cookie && { sid: cookie }), ...(device && { device }) } }
    const wire = await app.inject({ ...sent, remoteAddress: from, ...request })
    cookie = wire.cookies.find(({ name }) => name === 'sid')?.value ?? cookie
    device = wire.cookies.find(({ name }) => name === 'device')?.value ?? device
    return wire
  }

  /** Sends any body as the call says, and reads how it ended; where work is asked for, it is done. */
  async function ask(call: Call, body: unknown, choices: SendChoices = {}): Promise<Answer> {
    const given = { requestId: randomUUID(), ...choices }
    const answer = answerOf(await inject(requestOf(call, body, given)))
    if (answer.challenge === undefined || choices.isIdle) return answer
    const headers = { ...choices.headers, [workHeader]: workFor(answer.challenge) }
    return answerOf(await inject(requestOf(call, body, { ...given, headers })))
  }

  /** Sends what the call accepts and reads what it answers; throws where it is refused. */
  async function get<C extends Call>(call: C, body: TypedOf<C>): Promise<ResponseOf<C>> {
    const { code, message, wire } = await ask(call, body)
    if (code !== '1') throw new Error(`${call.path} was refused: ${code} ${message}`)
    return parse(call.response, wire.json().body)
  }

  function requestOf(call: Call, body: unknown, { requestId, headers }: SendChoices) {
    const id = requestId ?? randomUUID()
    if (call.envelope === 'head') return post(call, wrap(call, body, caller, id), headers)
    const send = call.envelope === 'upload' ? upload : post
    return send(call, body, { 'idempotency-key': id, ...headers })
  }

  async function open(): Promise<void> {
    Object.assign(caller, await get(openSession, {}))
  }

  async function session(): Promise<Session> {
    const found = await sessions.find(cookie ?? '')
    if (found === undefined) throw new Error('this visitor has no session')
    return found
  }

  /** Looks at a new picture and reads what it says. */
  async function readImageCode(randName: RandName = 'carPolicyQuery'): Promise<string> {
    await inject({ method: 'GET', url: `${urlOf(createCode)}?randName=${randName}` })
    return (await outbox.answersOf((await session()).id)).image ?? ''
  }

  async function passSlide(): Promise<void> {
    await get(initCaptcha, {})
    const { slide } = await outbox.answersOf((await session()).id)
    await get(checkCaptcha, slide ?? { x: 0 })
  }

  async function readSms(): Promise<string> {
    return (await outbox.messages())[0]?.code ?? ''
  }

  return {
    caller,
    inject,
    ask,
    get,
    open,
    session,
    readImageCode,
    passSlide,
    readSms,
    cookie: () => cookie ?? '',
    /** What the browser is remembered by; another browser of the same kind may be given it. */
    device: () => device,
    takeDevice(secret: string) {
      device = secret
    },
    /** Closes the browser: its session is gone, what it is remembered by is not. */
    leave() {
      cookie = undefined
      Object.assign(caller, { uuid: '', token: '' })
    },

    /** Asks for the policies of a car with a fresh image code. */
    async lookUp(car: CarFacts): Promise<PolicySummary[]> {
      const verificationCode = await readImageCode()
      return (await get(findCarPolicies, { ...factsOf(car), verificationCode })).policyInfoList
    },

    /** Has a code sent to a phone that is typed, and types it. */
    async provePhone(mobile: string): Promise<void> {
      await passSlide()
      await get(getSMSCode, { mobile, purpose: 'appeal' })
      await get(checkSMSCode, { smsCode: await readSms(), purpose: 'appeal' })
    },

    /** Proves a phone by its code, and by a fact who it is of; answers how far that led. */
    async provePerson(
      mobile: string,
      fact: TypedOf<typeof giveFact>,
    ): Promise<ResponseOf<typeof readProof>> {
      await passSlide()
      await get(startProof, { mobile, agreedTo: '2026-11' })
      const state = await get(confirmProof, { smsCode: await readSms() })
      return state.step === 'fact' ? get(giveFact, fact) : state
    },

    /** Has a code sent to the phone on file and types it. */
    async proveOnFile(handle: string, purpose: Purpose = 'open-policy'): Promise<void> {
      await passSlide()
      await get(getCentPhoneCode, { handle, purpose })
      await get(checkSMSCode, { smsCode: await readSms(), purpose, handle })
    },
  }
}

/** What a customer knows: the plate, and the ID number of who took the policy out or is insured. */
export interface CarFacts {
  readonly car: { readonly licenseNo?: string }
  readonly person: { readonly idNumber: string }
}

export function factsOf({ car, person }: CarFacts) {
  return { licenseNo: car.licenseNo ?? '', identifyNumber: person.idNumber }
}

export function post(call: Call, body: unknown, headers: Headers = {}): InjectOptions {
  return {
    method: 'POST',
    url: urlOf(call),
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  }
}

/** A form as a page sends it: bytes as a file, everything else as text. */
export function upload(call: Call, body: unknown, headers: Headers = {}): InjectOptions {
  return formTo(urlOf(call), body, headers)
}

export function formTo(url: string, body: unknown, headers: Headers): InjectOptions {
  const payload = new FormData()
  for (const [name, value] of Object.entries(Object(body))) {
    if (value instanceof Uint8Array) payload.set(name, new Blob([Buffer.from(value)]), 'a.pdf')
    else payload.set(name, typeof value === 'string' ? value : `${JSON.stringify(value)}`)
  }
  return { method: 'POST', url, headers, payload }
}

export function answerOf(wire: LightMyRequestResponse): Answer {
  if (!wire.headers['content-type']?.toString().startsWith('application/json')) {
    const none = { field: undefined, retryAfterSeconds: undefined, challenge: undefined }
    return { code: '', message: '', ...none, wire }
  }
  const { common } = parse(wireAnswer, wire.json()).body
  const { resultCode: code, resultMsg: message, field, retryAfterSeconds } = common
  const challenge = wire.headers[workHeader]?.toString()
  return { code, message, field, retryAfterSeconds, challenge, wire }
}

/** A visitor whose session has just been opened. */
export async function newSession(service: TestService): Promise<Visitor> {
  const visitor = newVisitor(service)
  await visitor.open()
  return visitor
}

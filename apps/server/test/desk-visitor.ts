import { randomUUID } from 'node:crypto'
import { type DeskCall, deskUrlOf } from '@ecenter/contract/desk/desk-call.ts'
import type { StaffRole } from '@ecenter/contract/desk/permissions.ts'
import { confirmCode, signIn } from '@ecenter/contract/staff/desk/account.ts'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { type InferInput, type InferOutput, parse } from 'valibot'
import type { Staff } from '../src/platform/calls/desk-handler.ts'
import { appCodeOf, type Member, storedMember } from './subjects/staff.ts'
import type { TestService } from './test-services.ts'
import { type Answer, answerOf, formTo } from './visitor.ts'

type Headers = Readonly<Record<string, string>>

interface SendChoices {
  readonly requestId?: string
  readonly headers?: Headers
}

export type DeskVisitor = ReturnType<typeof newDeskVisitor>

/** A browser at the desk in which nobody has signed in; its cookie is kept. */
export function newDeskVisitor({ app, settings }: TestService, from = '127.0.0.1') {
  let cookie: string | undefined
  const jar: Record<string, string> = {}
  const name = settings.publicOrigin?.startsWith('https:') ? '__Host-desk' : 'desk'
  const origin = settings.publicOrigin ?? 'http://localhost:80'

  async function inject(request: InjectOptions): Promise<LightMyRequestResponse> {
    const cookies = cookie === undefined ? jar : { ...jar, [name]: cookie }
    const wire = await app.inject({ cookies, remoteAddress: from, ...request })
    cookie = wire.cookies.find((each) => each.name === name)?.value ?? cookie
    for (const given of wire.cookies) if (given.name !== name) jar[given.name] = given.value
    return wire
  }

  /** Sends any body, and reads how it ended. */
  async function ask(call: DeskCall, body: unknown, choices: SendChoices = {}): Promise<Answer> {
    return answerOf(await inject(requestOf(call, body, choices)))
  }

  /** Sends what the call accepts and reads what it answers; throws where it is refused. */
  async function get<C extends DeskCall>(
    call: C,
    body: InferInput<C['request']>,
    choices: SendChoices = {},
  ): Promise<InferOutput<C['response']>> {
    const { code, message, wire } = await ask(call, body, choices)
    if (code !== '1') throw new Error(`${call.path} was refused: ${code} ${message}`)
    return parse(call.response, wire.json().body)
  }

  function requestOf(
    call: DeskCall,
    body: unknown,
    { requestId, headers }: SendChoices = {},
  ): InjectOptions {
    const own = { 'idempotency-key': requestId ?? randomUUID(), origin, ...headers }
    if (call.envelope === 'upload') return formTo(deskUrlOf(call), body, own)
    return {
      method: 'POST',
      url: deskUrlOf(call),
      headers: { 'content-type': 'application/json', ...own },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    }
  }

  return {
    inject,
    ask,
    get,
    requestOf,
    cookie: () => cookie,
    takeCookie(given: string) {
      cookie = given
    },
  }
}

/**
 * A member of staff with these roles who has just signed in, and can make any call of the desk. Each is
 * somebody else.
 */
export async function deskVisitor(
  service: TestService,
  roles: readonly StaffRole[] = ['agent'],
  called = '测试员工',
) {
  const member = await storedMember(service, { roles, name: called })
  const visitor = newDeskVisitor(service)
  visitor.takeCookie(
    await service.db.transaction().execute((db) => service.staffSessions.open(member.id, db)),
  )
  const { id, account, name } = member
  const staff: Staff = { id, account, name, roles }
  return { ...visitor, member, staff }
}

/** Both steps of somebody who has signed in before. */
export async function signInAs(
  service: TestService,
  { get }: DeskVisitor,
  { account, password, appSecret }: Member,
): Promise<void> {
  await get(signIn, { account, password })
  await get(confirmCode, { code: appCodeOf(service, appSecret) })
}

import { timingSafeEqual } from 'node:crypto'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'
import { Failure } from '../platform/calls/failure.ts'
import type { Visitor } from '../platform/calls/handler.ts'
import type { Session } from '../platform/session/session.ts'

export interface Arrival {
  readonly visitor: Visitor
  /** True when this very request opened the session; then no token can be expected. */
  readonly isNew: boolean
  /** The visitor may never have got the newer cookie. */
  readonly isCookieReplaced: boolean
}

/** Finds the session of the cookie, or opens one: some pages begin with an image code or a plain call. */
export async function arrive(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Arrival> {
  const name = cookieName(parts)
  const cookie = request.cookies[name]
  const known = cookie === undefined ? undefined : await parts.sessions.find(cookie)
  if (known !== undefined) {
    const { isCookieReplaced, ...session } = known
    return { visitor: visitorOf(session), isNew: false, isCookieReplaced }
  }
  const opened = await parts.sessions.open()
  setCookie(opened.cookie)
  return { visitor: visitorOf(opened.session), isNew: true, isCookieReplaced: false }

  function visitorOf(session: Session): Visitor {
    return {
      session,
      address: parts.keys.searchKey('address', request.ip).toString('hex'),
      async renewCookie() {
        setCookie(await parts.sessions.renewCookie(session))
      },
    }
  }

  function setCookie(value: string) {
    reply.setCookie(name, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure(parts),
    })
  }
}

/** The `__Host-` prefix binds the cookie to this very host; browsers take it on https only. */
export function cookieName(parts: Pick<Parts, 'settings'>): string {
  return isSecure(parts) ? '__Host-sid' : 'sid'
}

function isSecure({ settings }: Pick<Parts, 'settings'>): boolean {
  return settings.publicOrigin?.startsWith('https:') ?? false
}

/** The head's token must be this session's; a session that has just begun has not told it yet. */
export function checkToken(parts: Parts, { visitor, isNew }: Arrival, token: string): void {
  if (isNew && token === '') return
  const expected = Buffer.from(parts.sessions.tokenOf(visitor.session))
  const given = Buffer.from(token)
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) {
    throw new Failure(resultCodes.tokenWrong, '页面已过期，请刷新重试。')
  }
}

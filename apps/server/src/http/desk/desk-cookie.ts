import type { FastifyReply } from 'fastify'
import type { Parts } from '../../parts.ts'
import { knownSeconds } from '../../platform/staff/known-devices.ts'
import { isSecure } from '../is-secure.ts'

/**
 * A cookie of its own: the customers' means nothing here, and this one nothing to their calls. The
 * prefix binds it to this very host, and asks for the path of the whole of it.
 */
export function deskCookieName(parts: Pick<Parts, 'settings'>): string {
  return nameOf(parts, 'desk')
}

/** One for each account, for several may share a computer; its name tells nobody which. */
export function deviceCookieName(parts: Pick<Parts, 'settings' | 'keys'>, account: string): string {
  const whose = parts.keys.searchHash('account', account).toString('hex')
  return nameOf(parts, `desk-of-${whose}`)
}

export function giveDeskCookie(
  parts: Pick<Parts, 'settings'>,
  reply: FastifyReply,
  value: string,
): void {
  reply.setCookie(deskCookieName(parts), value, ownOf(parts))
}

/** Opens nothing, and outlives the session. */
export function giveDeviceCookie(
  parts: Pick<Parts, 'settings' | 'keys'>,
  reply: FastifyReply,
  account: string,
  mark: string,
): void {
  const name = deviceCookieName(parts, account)
  reply.setCookie(name, mark, { ...ownOf(parts), maxAge: knownSeconds })
}

function nameOf(parts: Pick<Parts, 'settings'>, name: string): string {
  return isSecure(parts) ? `__Host-${name}` : name
}

function ownOf(parts: Pick<Parts, 'settings'>) {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure(parts) } as const
}

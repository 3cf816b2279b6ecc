import type { FastifyReply } from 'fastify'
import type { Parts } from '../../parts.ts'
import { isSecure } from '../is-secure.ts'

/**
 * A cookie of its own: the customers' means nothing here, and this one nothing to their calls. The
 * prefix binds it to this very host, and asks for the path of the whole of it.
 */
export function deskCookieName(parts: Pick<Parts, 'settings'>): string {
  return isSecure(parts) ? '__Host-desk' : 'desk'
}

export function giveDeskCookie(
  parts: Pick<Parts, 'settings'>,
  reply: FastifyReply,
  value: string,
): void {
  reply.setCookie(deskCookieName(parts), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(parts),
  })
}

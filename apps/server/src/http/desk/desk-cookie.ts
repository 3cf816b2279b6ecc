import type { FastifyReply } from 'fastify'
import type { Services } from '../../domains/services.ts'
import { companyEntrySeconds } from '../../platform/staff/company-entries.ts'
import { knownSeconds } from '../../platform/staff/known-devices.ts'
import { isSecure } from '../admission/is-secure.ts'

/**
 * A cookie of its own: the customers' means nothing here, and this one nothing to their calls. The
 * prefix binds it to this very host, and asks for the path of the whole of it.
 */
export function deskCookieName(services: Pick<Services, 'settings'>): string {
  return nameOf(services, 'desk')
}

/** One for each account, for several may share a computer; its name tells nobody which. */
export function deviceCookieName(
  services: Pick<Services, 'settings' | 'keys'>,
  account: string,
): string {
  const whose = services.keys.searchHash('account', account).toString('hex')
  return nameOf(services, `desk-of-${whose}`)
}

export function giveDeskCookie(
  services: Pick<Services, 'settings'>,
  reply: FastifyReply,
  value: string,
): void {
  reply.setCookie(deskCookieName(services), value, ownOf(services))
}

/** Opens nothing, and outlives the session. */
export function giveDeviceCookie(
  services: Pick<Services, 'settings' | 'keys'>,
  reply: FastifyReply,
  account: string,
  mark: string,
): void {
  const name = deviceCookieName(services, account)
  reply.setCookie(name, mark, { ...ownOf(services), maxAge: knownSeconds })
}

export function companyCookieName(services: Pick<Services, 'settings'>): string {
  return nameOf(services, 'desk-company')
}

/**
 * Of who is at the company's provider. The way back from there begins at another site, so a browser has to
 * send it then; it opens nothing but that way.
 */
export function giveCompanyCookie(
  services: Pick<Services, 'settings'>,
  reply: FastifyReply,
  value: string,
): void {
  const own = { ...ownOf(services), sameSite: 'lax', maxAge: companyEntrySeconds } as const
  reply.setCookie(companyCookieName(services), value, own)
}

export function takeCompanyCookie(services: Pick<Services, 'settings'>, reply: FastifyReply): void {
  reply.clearCookie(companyCookieName(services), { ...ownOf(services), sameSite: 'lax' })
}

function nameOf(services: Pick<Services, 'settings'>, name: string): string {
  return isSecure(services) ? `__Host-${name}` : name
}

function ownOf(services: Pick<Services, 'settings'>) {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure(services) } as const
}

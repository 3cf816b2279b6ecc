import { workHeader } from '@ecenter/contract/envelope/work.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../domains/services.ts'
import { Failure, tooManyLookups } from '../platform/calls/failure.ts'
import type { Visitor } from '../platform/calls/handler.ts'
import { rememberedSeconds } from '../platform/session/remembered-seconds.ts'
import type { Session } from '../platform/session/session.ts'
import { bitsBeyond, spendWork, type Worker } from '../platform/verification/work.ts'
import { isSecure } from './admission/is-secure.ts'
import { maskedNetwork } from './admission/masked-network.ts'
import { addressOf, ipOf } from './admission/network-of.ts'

/** So many from one address in an hour, and each further one costs work. */
const sessionsBeforeWork = 1000

export interface Arrival {
  readonly visitor: Visitor
  /** True when this very request opened the session; then no token can be expected. */
  readonly isNew: boolean
  /**
   * Hands over what a submission gave the session, also to a retry of that very submission. One that
   * was replaced since is kept back: its visitor has had a newer one.
   */
  giveCookie(cookie: string): Promise<void>
  /** Makes the browser known by a secret, or by none. */
  giveDevice(secret: string): void
}

/**
 * Finds the session of the cookie, or opens one: some pages begin with an image code or a plain
 * call. `judge` throws what can be refused without a session, so that nonsense leaves no row.
 */
export async function arrive(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  judge: () => void,
  channel?: string,
): Promise<Arrival> {
  const ip = ipOf(request)
  const address = addressOf(services, ip)
  const work = request.headers[workHeader]
  const device = request.cookies[deviceName(services)]
  const brought = {
    ...(typeof work === 'string' ? { work } : {}),
    ...(device === undefined ? {} : { device }),
    ...(channel === undefined ? {} : { channel }),
    network: maskedNetwork(ip),
  }
  const known = await sessionOf(services, request)
  if (known !== undefined) {
    const visitor = { session: known, address, ip, ...brought }
    return { visitor, isNew: false, giveCookie, giveDevice }
  }
  judge()
  await admitNewSession(services, { address, ...brought })
  const opened = await services.sessions.open()
  setCookie(opened.cookie)
  const visitor = { session: opened.session, address, ip, ...brought }
  return { visitor, isNew: true, giveCookie, giveDevice }

  async function giveCookie(given: string): Promise<void> {
    const opens = await services.sessions.find(given)
    if (opens !== undefined && opens.cookieReplacedAt === undefined) setCookie(given)
  }

  function giveDevice(secret: string): void {
    const maxAge = secret === '' ? 0 : rememberedSeconds
    reply.setCookie(deviceName(services), secret, { ...ownOf(services), maxAge })
  }

  function setCookie(value: string) {
    reply.setCookie(cookieName(services), value, ownOf(services))
  }
}

/** Carriers put thousands behind one address: beyond what is usual each session costs work, more and more. */
async function admitNewSession(services: Services, newSession: Worker): Promise<void> {
  const { limits } = services
  const { address } = newSession
  const opened = await limits.roughCount('sessionsByAddress', address)
  if (opened >= sessionsBeforeWork) {
    const bits = bitsBeyond(opened, sessionsBeforeWork)
    await spendWork(services, newSession, 'session', bits)
  }
  if (!(await limits.take('sessionsByAddress', address))) throw tooManySessions()
}

/** The live session that the request's cookie names. */
export async function sessionOf(
  services: Pick<Services, 'settings' | 'sessions'>,
  { cookies }: FastifyRequest,
): Promise<Session | undefined> {
  const cookie = cookies[cookieName(services)]
  return cookie === undefined ? undefined : services.sessions.find(cookie)
}

/** What a browser is known by for longer than a session; it opens nothing by itself. */
function deviceName(services: Pick<Services, 'settings'>): string {
  return isSecure(services) ? '__Host-device' : 'device'
}

function ownOf(services: Pick<Services, 'settings'>) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(services) } as const
}

/** The `__Host-` prefix binds the cookie to this very host; browsers take it on https only. */
export function cookieName(services: Pick<Services, 'settings'>): string {
  return isSecure(services) ? '__Host-sid' : 'sid'
}

/** The head's token must be this session's; one that has just begun has not told it yet, and was judged without it. */
export function checkToken(services: Services, { visitor, isNew }: Arrival, token: string): void {
  if (!isNew && !services.sessions.isTokenOf(visitor.session, token)) throw tokenWrong()
}

/** A token without a live session is that of one that has ended. */
export function checkNoToken(token: string): void {
  if (token !== '') throw tokenWrong()
}

/** The page belongs to a session that has ended, or to none. */
export function tokenWrong(): Failure {
  return new Failure(resultCodes.tokenWrong, '页面已过期，请刷新重试。')
}

function tooManySessions(): Failure {
  return tooManyLookups('当前网络访问人数太多，请换个网络或一小时后再试，也可拨打 {hotline}。')
}

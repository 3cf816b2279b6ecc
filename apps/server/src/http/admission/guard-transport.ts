import { callsPath } from '@ecenter/contract/call.ts'
import { deskCallsPath } from '@ecenter/contract/desk/desk-call.ts'
import { eventsType } from '@ecenter/contract/envelope/events.ts'
import { companyPath } from '@ecenter/contract/staff/desk/account.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../../domains/services.ts'
import { isThisMachine } from '../../platform/config/is-this-machine.ts'
import type { Share } from '../../platform/config/share-settings.ts'
import { documentsPath } from '../../platform/links/documents-path.ts'
import { deskCookieName } from '../desk/desk-cookie.ts'
import { cookieName } from '../visitor.ts'
import { type Caller, callShares, sharesOf } from './call-shares.ts'
import { ipOf, networksOf } from './network-of.ts'
import { ourOrigin } from './our-origin.ts'
import { whenClosed } from './when-closed.ts'
import { whenOver } from './when-over.ts'

/**
 * What never reaches a handler: a request with two hosts, of which a proxy may have believed the
 * other one (400), an address that names nothing a database or a disk could keep (404), a foreign
 * page's request (403), and what is more than its session, its network or the house can have answered
 * (503). A missing Origin is accepted, for old web views send none. A call counts once its body is
 * there, so that half-sent requests take nobody's place, and as long as it is worked on, though who
 * asked has left. It counts no more once it sends events, which cost little and last long; health and
 * pages are never turned away.
 */
export function guardTransport(app: FastifyInstance, services: Pick<Services, 'settings'>): void {
  const { publicOrigin, shares } = services.settings
  const places = callShares(shares.callsAtOnce)
  const isWithinRate = callRates(shares.callsPerSecond)
  const leaving = new WeakMap<FastifyRequest, () => void>()

  app.addHook('onRequest', async (request, reply) => {
    if (hostsOf(request) > 1) return reply.code(400).send()
    if (hasNul(request.url) && !request.is404) return reply.callNotFound()
    if (request.method === 'POST' && isForeign(request, publicOrigin)) {
      return reply.code(403).send()
    }
  })
  app.addHook('preHandler', async (request, reply) => {
    if (!isCall(request)) return
    const caller = callerOf(services, request)
    const leave = isWithinRate(isFromHere(request) ? { ...caller, networks: [] } : caller)
      ? await places.enter(caller, (act) => whenClosed(reply, act))
      : undefined
    if (leave === undefined) return reply.code(503).header('retry-after', '2').send()
    leaving.set(request, leave)
    whenOver(reply, leave)
  })
  app.addHook('onSend', async (request, reply) => {
    if (reply.getHeader('content-type') === eventsType) leaving.get(request)?.()
  })
}

/** Node reads the first `Host` and drops the others, which are all in what arrived. */
function hostsOf({ raw: { rawHeaders } }: FastifyRequest): number {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
}

/** What stands behind the question mark is judged by the rules of its call. */
function hasNul(url: string): boolean {
  return url.split('?', 1).join().includes('%00')
}

/** What asks the database. Image codes have a second address; see `call-routes.ts`. */
const placesOfCalls = [callsPath, '/coder/', deskCallsPath, companyPath, documentsPath]

function isCall({ url }: FastifyRequest): boolean {
  return placesOfCalls.some((place) => url.startsWith(place))
}

/**
 * Known by the cookie as it came: a made-up one has a share of its own, but none beyond that of its
 * network.
 */
function callerOf(services: Pick<Services, 'settings'>, request: FastifyRequest): Caller {
  const isOfDesk = [deskCallsPath, companyPath].some((place) => request.url.startsWith(place))
  const nameOf = isOfDesk ? deskCookieName : cookieName
  return { session: request.cookies[nameOf(services)], networks: networksOf(ipOf(request)) }
}

/** From here comes a proxy that `TRUST_PROXY` does not name: its rate is that of all visitors. */
function isFromHere(request: FastifyRequest): boolean {
  const ip = ipOf(request)
  return [ip, ...networksOf(ip)].some(isThisMachine)
}

function isForeign(request: FastifyRequest, publicOrigin?: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site === 'cross-site') return true
  return origin !== undefined && origin !== ourOrigin(request, publicOrigin)
}

/** What may come at once, in seconds of the rate. */
const burstSeconds = 10
const forgetsEveryMs = 1000

interface Bucket {
  left: number
  at: number
}

/**
 * How many calls a second one session and one network may make in the long run, however little each of
 * them costs. Counted in the memory of this process: a row for each would cost more than most answers.
 */
export function callRates(perSecond: Share, now: () => number = () => performance.now()) {
  const buckets = new Map<string, Bucket>()
  let forgotAt = now()

  /** Counts one more; false when that is one too many, which then counts nowhere. */
  return (caller: Caller): boolean => {
    const at = now()
    if (at - forgotAt > forgetsEveryMs) forgetFull(at)
    const own = sharesOf(caller, perSecond).map(({ key, atMost }) => filled(key, atMost, at))
    if (own.some(({ left }) => left < 1)) return false
    for (const bucket of own) bucket.left -= 1
    return true
  }

  function filled(name: string, rate: number, at: number): Bucket {
    const most = rate * burstSeconds
    const bucket = buckets.get(name) ?? { left: most, at }
    bucket.left = Math.min(most, bucket.left + ((at - bucket.at) / 1000) * rate)
    bucket.at = at
    buckets.set(name, bucket)
    return bucket
  }

  /** One that nobody took from for so long is full again. */
  function forgetFull(at: number): void {
    forgotAt = at
    for (const [name, bucket] of buckets) {
      if (at - bucket.at > burstSeconds * 1000) buckets.delete(name)
    }
  }
}

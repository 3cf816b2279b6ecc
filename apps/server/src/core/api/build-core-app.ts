import { randomUUID } from 'node:crypto'
import { createServer as createPlainServer } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import fastify, {
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerFactory,
} from 'fastify'
import type { Services } from '../../domains/services.ts'
import { cutStalled, type Patience } from '../../http/admission/cut-stalled.ts'
import { addressOf, ipOf, noteIps } from '../../http/admission/network-of.ts'
import { logRequests } from '../../http/request-log.ts'
import type { CoreTls } from '../../platform/config/core-settings.ts'
import { isConnectionFailure } from '../../platform/database/connections/connection-failure.ts'
import { type CoreKey, findCoreKey, isKeyShaped, noteCoreKeyUsed } from './core-key.ts'
import { CoreProblem, problemBody, problemType } from './core-problem.ts'
import type { CoreRoute } from './core-route.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route of the core's listener that it is. */
    coreRoute?: CoreRoute
  }
}

/** Who sends rows sends many; what is streamed may take as long as something moves. */
const patience: Patience = { silenceMs: 20_000, callMs: 30_000, uploadMs: 600_000 }

const bodyBytesAtMost = 64 * 1024
const admittedKey = 'coreKey'

/**
 * The listener of the insurer's own systems: none of the public's routes, and every call with a key. It is
 * for the insurer's own network.
 */
export function buildCoreApp(services: Services, routes: readonly CoreRoute[]): FastifyInstance {
  const app = fastify({
    bodyLimit: bodyBytesAtMost,
    trustProxy: services.settings.trustProxy ?? false,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    serverFactory: serverOf(services.settings.core?.tls),
  })
  noteIps(app)
  cutStalled(app, patience)
  logRequests(app, services)
  app.decorateRequest(admittedKey, null)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
    const key = await admitCoreCall(services, request, request.routeOptions.config.coreRoute)
    request.setDecorator<CoreKey>(admittedKey, key)
  })
  answerProblems(app, services)
  app.addHook('preClose', async () => {
    for (const route of routes) route.end?.()
  })
  for (const route of routes) addRoute(app, route)
  return app
}

function addRoute(app: FastifyInstance, coreRoute: CoreRoute): void {
  const { method, url, bodyAtMost = bodyBytesAtMost, isStreamed = false } = coreRoute
  app.register(async (scope) => {
    if (isStreamed) {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    }
    scope.route({
      method,
      url,
      bodyLimit: bodyAtMost,
      config: { coreRoute, isUpload: isStreamed },
      handler: (request, reply) =>
        coreRoute.handle({ request, reply, key: request.getDecorator<CoreKey>(admittedKey) }),
    })
  })
}

function answerProblems(app: FastifyInstance, { log }: Services): void {
  app.setNotFoundHandler(() => {
    throw new CoreProblem(404, 'not-found', 'there is no such call')
  })
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error)
    if (problem.status >= 500) log.failure(request.routeOptions.url ?? 'core', error, request.id)
    if (problem.status === 401) reply.header('www-authenticate', 'Bearer')
    if (problem.retryAfterSeconds !== undefined)
      reply.header('retry-after', problem.retryAfterSeconds)
    return reply.code(problem.status).type(problemType).send(problemBody(problem, request.id))
  })
}

/** What nobody foresaw is told without its words, which may quote data. */
function problemOf(error: unknown): CoreProblem {
  if (error instanceof CoreProblem) return error
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 413) return new CoreProblem(413, 'too-large', 'the body is too large')
  if (status >= 400 && status < 500)
    return new CoreProblem(status, 'bad-request', 'the request cannot be read')
  const words = isConnectionFailure(error) ? 'the database is away' : 'something went wrong here'
  return new CoreProblem(503, 'unavailable', `${words}; the same call may be made again`, 5)
}

/** With a client authority whoever has no certificate of it never gets as far as a key. */
function serverOf(tls: CoreTls | undefined): FastifyServerFactory {
  if (tls === undefined) return (handler) => createPlainServer(handler)
  const { key, certificates, clientAuthorities } = tls
  const pems = (list: CoreTls['certificates']) => list.map(String).join('\n')
  const options = {
    key: key.export({ type: 'pkcs8', format: 'pem' }),
    cert: pems(certificates),
    minVersion: 'TLSv1.2',
    ...(clientAuthorities !== undefined && {
      ca: pems(clientAuthorities),
      requestCert: true,
      rejectUnauthorized: true,
    }),
  } as const
  // A server of https answers as one of http does, which is all that fastify asks of it.
  return (handler) =>
    createTlsServer(options, handler) as unknown as ReturnType<FastifyServerFactory>
}

/**
 * Whose call it is, once its key is right, is for this route and has calls left; everything else is a
 * problem. Either way the audit trail has it, before anything is done.
 */
async function admitCoreCall(
  services: Services,
  request: FastifyRequest,
  route: CoreRoute | undefined,
): Promise<CoreKey> {
  const { audit, limits, pipelined, clock } = services
  const key = await keyOf(services, request)
  const about = { objectId: key.id, address: addressOf(services, ipOf(request)) }
  const name = route === undefined ? 'no route' : `${route.method} ${route.url}`
  try {
    if (route === undefined) throw new CoreProblem(404, 'not-found', 'there is no such call')
    refuseOtherScope(route, key, request)
    if (!(await limits.take('coreCallsByKey', key.id))) throw await tooMany(services, key)
  } catch (problem) {
    if (problem instanceof CoreProblem)
      await audit.record({ event: 'core-refused', ...about, outcome: `${name}: ${problem.code}` })
    throw problem
  }
  await audit.record({ event: 'core-called', ...about, outcome: name })
  await noteCoreKeyUsed(pipelined.swift, key.id, clock.now())
  return key
}

/** One answer for a key that there never was and one that was revoked. */
async function keyOf(services: Services, request: FastifyRequest): Promise<CoreKey> {
  const { limits, audit, pipelined, keys } = services
  const address = addressOf(services, ipOf(request))
  const secret = bearerOf(request)
  if (secret === undefined)
    throw new CoreProblem(401, 'key-missing', 'a key is needed: Authorization: Bearer eck_…')
  const key = isKeyShaped(secret) ? await findCoreKey(pipelined.swift, keys, secret) : undefined
  // Nobody guesses one, and several systems may share a network: one that is set up wrongly shuts out no other.
  if (key !== undefined) return key
  if (!(await limits.hasLeft('failedCoreKeysByAddress', address))) {
    const wait = await limits.secondsUntilLeft('failedCoreKeysByAddress', address)
    throw new CoreProblem(429, 'too-many-calls', 'too many wrong keys from this network', wait)
  }
  await limits.take('failedCoreKeysByAddress', address)
  await audit.record({ event: 'core-refused', address, outcome: 'key-wrong' })
  throw new CoreProblem(401, 'key-wrong', 'there is no such key, or it was revoked')
}

function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
}

function refuseOtherScope({ scope }: CoreRoute, key: CoreKey, request: FastifyRequest): void {
  const needed = typeof scope === 'function' ? scope(request) : scope
  if (needed === undefined || key.scopes.includes(needed)) return
  throw new CoreProblem(403, 'scope-missing', `this key is not for ${needed}`)
}

async function tooMany({ limits }: Services, { id }: CoreKey): Promise<CoreProblem> {
  const wait = await limits.secondsUntilLeft('coreCallsByKey', id)
  return new CoreProblem(429, 'too-many-calls', 'too many calls with this key', wait)
}

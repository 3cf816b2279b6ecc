import type { FastifyRequest } from 'fastify'
import type { Services } from '../../domains/services.ts'
import { ipOf } from '../../http/admission/ip-of.ts'
import { addressOf } from '../../http/admission/network-of.ts'
import { type CoreKey, findCoreKey, isKeyShaped, noteCoreKeyUsed } from './core-key.ts'
import { CoreProblem } from './core-problem.ts'
import type { CoreRoute } from './core-route.ts'

/**
 * Whose call it is, once its key is right, is for this route and has calls left; everything else is a
 * problem. Either way the audit trail has it, before anything is done.
 */
export async function admitCoreCall(
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
  if (!(await limits.hasLeft('failedCoreKeysByAddress', address))) {
    const wait = await limits.secondsUntilLeft('failedCoreKeysByAddress', address)
    throw new CoreProblem(429, 'too-many-calls', 'too many wrong keys from this network', wait)
  }
  const secret = bearerOf(request)
  if (secret === undefined)
    throw new CoreProblem(401, 'key-missing', 'a key is needed: Authorization: Bearer eck_…')
  const key = isKeyShaped(secret) ? await findCoreKey(pipelined.swift, keys, secret) : undefined
  if (key !== undefined) return key
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

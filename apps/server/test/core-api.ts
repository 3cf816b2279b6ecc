import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { buildCoreApp } from '../src/core/api/build-core-app.ts'
import { addCoreKey } from '../src/core/api/core-key.ts'
import type { CoreRoute } from '../src/core/api/core-route.ts'
import { coreScopes } from '../src/core/api/core-scope.ts'
import type { TestService } from './test-services.ts'

/** The API of the core, and a key that is for everything. */
export interface CoreApi {
  readonly app: FastifyInstance
  readonly secret: string
  get(url: string, secret?: string): Promise<LightMyRequestResponse>
}

/** Opens the core's API on a service of tests, with what its test gives it to answer. */
export function coreApiOf(service: TestService, routes: () => readonly CoreRoute[]): CoreApi {
  const coreApi = {} as CoreApi
  beforeAll(async () => {
    const app = buildCoreApp(service, routes())
    const secret = await keyOf(service, 'everything', coreScopes)
    const get = (url: string, given = secret) =>
      app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${given}` } })
    Object.assign(coreApi, { app, secret, get })
  })
  afterAll(() => coreApi.app.close())
  return coreApi
}

/** A key with these scopes alone. */
export async function keyOf(
  { db, keys, clock }: Pick<TestService, 'db' | 'keys' | 'clock'>,
  name: string,
  scopes: readonly string[],
): Promise<string> {
  const added = await addCoreKey({ db, keys }, { name, scopes, now: clock.now() })
  if (added === undefined) throw new Error(`there is a key ${name} already`)
  return added.secret
}

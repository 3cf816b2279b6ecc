import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll } from 'vitest'
import type { CoreRoute } from '../src/core/api/core-route.ts'
import { openPushConnections, type PushConnections } from '../src/core/rows/push-connections.ts'
import { pushRowsRoute } from '../src/core/rows/push-rows-route.ts'
import { demoPolicies } from '../src/demo/demo-policies.ts'
import type { NewPolicy } from '../src/domains/policies/store/store-policies.ts'
import type { Pushed } from '../src/imports/push/judge-lines.ts'
import { type CoreApi, coreApiOf } from './core-api.ts'
import { ndjsonOf, storeProducts } from './imports.ts'
import type { TestService } from './test-services.ts'

export interface Pusher extends CoreApi {
  /** Sends lines of a kind, and gives what was answered to each. */
  push(kind: string, lines: readonly object[]): Promise<Answered[]>
  /** The same with a body as it is. */
  send(kind: string, body: string | Buffer, headers?: Record<string, string>): Promise<Sent>
}

/** An answer as the core reads it. */
export interface Answered extends Partial<Omit<Extract<Pushed, { result: 'accepted' }>, 'result'>> {
  readonly result: string
  readonly reason?: string
  readonly stands?: number
  readonly code?: string
}

export interface Sent {
  readonly status: number
  readonly answers: readonly Answered[]
}

/** The core of a service of tests, that has the demo's products. */
export function pusherOf(
  service: TestService,
  others: (connections: PushConnections) => readonly CoreRoute[] = () => [],
): Pusher {
  let connections: PushConnections
  const coreApi = coreApiOf(service, () => {
    connections = openPushConnections({ ...service, url: service.database.url })
    return [pushRowsRoute(service, connections), ...others(connections)]
  })
  beforeAll(() => storeProducts(service.database))
  afterAll(() => connections.close())

  async function send(kind: string, payload: string | Buffer, given = {}): Promise<Sent> {
    const { statusCode, body } = await coreApi.app.inject({
      method: 'POST',
      url: `/core/${kind}`,
      headers: {
        authorization: `Bearer ${coreApi.secret}`,
        'content-type': 'application/x-ndjson',
        ...given,
      },
      payload,
    })
    const lines = body.split('\n').filter((line) => line !== '')
    return { status: statusCode, answers: lines.map((line) => JSON.parse(line)) }
  }

  return Object.assign(coreApi, {
    send,
    async push(kind: string, lines: readonly object[]) {
      return [...(await send(kind, ndjsonOf(lines))).answers]
    },
  })
}

export function packed(lines: readonly object[]): Buffer {
  return gzipSync(ndjsonOf(lines))
}

type Sample = Omit<NewPolicy, 'endorsements'>

const [{ endorsements: _, ...sample } = noPolicy()] = demoPolicies('2026-11-22')

function noPolicy(): never {
  throw new Error('the demo has no policy')
}

let issued = 0

/** A policy of a number that no other has, as a row of the core, with what is told otherwise. */
export function policyRow(told: Partial<Sample> = {}): Sample {
  issued += 1
  return { ...sample, policyNo: `PDAA2026110299${String(issued).padStart(8, '0')}`, ...told }
}

export function upsert(row: object, version = 1, more: object = {}) {
  return { operation: 'upsert', version, ...more, ...row }
}

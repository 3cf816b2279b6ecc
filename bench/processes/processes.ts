import { availableParallelism } from 'node:os'
import type { Figure, Scenario } from '../figure.ts'
import type { Load } from '../lookups/load.ts'
import { load } from '../lookups/load.ts'
import { median } from '../median.ts'
import { type OwnPostgres, onOwnPostgres } from '../on-own-postgres.ts'
import { fill } from './fill.ts'
import { type Asked, details, documents, lookups, outlets, uploads } from './shots.ts'
import { startProcesses } from './start-processes.ts'
import { provenVisitors } from './visitors.ts'
import { type Waits, waitsBeside } from './waits.ts'

const processes = 4
const clients = 16
const rounds = 3
const seconds = 2
const readers = 32
const documentsAtMost = 1000
/** Each process needs a core, and so do database and clients. */
const atLeast = availableParallelism() >= processes + 4 ? 3 : 1

/** Of one process and of many, on the same database. */
interface Both<Measured> {
  readonly one: Measured
  readonly many: Measured
}

/**
 * The same calls to one process and to four, in turns, on one PostgreSQL. Clients, database and all
 * processes share the cores of this machine; where these are two, four win nothing that one has not. How
 * long others wait while one process is busy is told apart.
 */
export const processesBench: Scenario = {
  name: 'processes',
  run() {
    // Twenty-two connections for each of five processes, and some for this one.
    return onOwnPostgres('processes', measure, { max_connections: '140' })
  },
}

async function measure(own: OwnPostgres): Promise<Figure[]> {
  const { customers, keys } = await fill(own)
  const ports = { one: await startProcesses(own, 1), many: await startProcesses(own, processes) }
  const at = { url: own.url, keys, port: ports.one }
  const [printer] = await provenVisitors(at, 1, documentsAtMost)
  const visitors = await provenVisitors(at, readers, 2)
  if (printer === undefined) throw new Error('there is nobody who prints')
  const reads = details(visitors)

  const loads = [
    ...loadFigures('details of a policy', await loadsOf(ports, reads)),
    ...loadFigures('car policy lookup', await loadsOf(ports, lookups(customers))),
    ...loadFigures('nearest outlets', await loadsOf(ports, outlets(visitors))),
  ]
  const quiet = await waitsOf(ports, reads)
  const printing = await waitsOf(ports, reads, documents(printer))
  const uploading = await waitsOf(ports, reads, uploads(visitors))
  return [
    ...loads,
    waitFigure('while nobody else asks', quiet),
    waitFigure('while documents are printed', printing),
    waitFigure('while files of 2 MB are sent', uploading),
  ]
}

/** In turns, after one round that only warms them up. */
async function loadsOf(ports: Both<number>, { next, isRight }: Asked): Promise<Both<Load>> {
  const one: Load[] = []
  const many: Load[] = []
  for (let round = 0; round <= rounds; round++) {
    const ofOne = await load(ports.one, clients, seconds, next, isRight)
    const ofMany = await load(ports.many, clients, seconds, next, isRight)
    if (round === 0) continue
    one.push(ofOne)
    many.push(ofMany)
  }
  return { one: middleOf(one), many: middleOf(many) }
}

function middleOf(loads: readonly Load[]): Load {
  return {
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p50: median(loads.map(({ p50 }) => p50)),
    p99: median(loads.map(({ p99 }) => p99)),
  }
}

async function waitsOf(ports: Both<number>, others: Asked, busy?: Asked): Promise<Both<Waits>> {
  const one = await waitsBeside(ports.one, seconds, others, busy)
  return { one, many: await waitsBeside(ports.many, seconds, others, busy) }
}

function loadFigures(what: string, { one, many }: Both<Load>): Figure[] {
  const timed = (['p50', 'p99'] as const).map((part) => ({
    what: `${what}, ${processes} processes, ${part}`,
    ours: many[part],
    unit: 'ms',
    beside: [{ name: 'one process', value: one[part] }],
    ratio: many[part] / one[part],
    ...told,
  }))
  return [
    {
      what: `${what}, ${processes} processes on the cores of clients and database, ${clients} clients`,
      ours: Math.round(many.perSecond),
      unit: '/s',
      beside: [{ name: 'one process', value: Math.round(one.perSecond) }],
      ratio: many.perSecond / one.perSecond,
      reach: `≥ ${atLeast}`,
      isReached: many.perSecond / one.perSecond >= atLeast,
    },
    ...timed,
  ]
}

function waitFigure(when: string, { one, many }: Both<Waits>): Figure {
  return {
    what: `wait for details ${when}, ${processes} processes, p99`,
    ours: many.p99,
    unit: 'ms',
    beside: [
      { name: 'one process', value: one.p99 },
      { name: 'p50', value: many.p50 },
      { name: 'of one', value: one.p50 },
      { name: 'longest', value: many.longest },
      { name: 'of one', value: one.longest },
    ],
    ratio: many.p99 / one.p99,
    ...told,
  }
}

/** What else more processes bring depends on cores, so it is told, and nothing is asked of it. */
const told = { reach: '–', isReached: true }

import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerByRows } from '../../domains/answer-wishes.ts'
import { importKinds } from '../../domains/import-kinds.ts'
import type { Services } from '../../domains/services.ts'
import type { ImportKind } from '../../imports/import-kind.ts'
import { begun } from '../../imports/one-ahead.ts'
import { batchesOf, type CallBounds, TooMuch } from '../../imports/push/batches-of.ts'
import { type JudgedLines, judgeLines, type Pushed } from '../../imports/push/judge-lines.ts'
import { storeLines } from '../../imports/push/push-rows.ts'
import { CoreProblem } from '../api/core-problem.ts'
import type { CoreCall, CoreRoute } from '../api/core-route.ts'
import { writingScope } from '../api/core-scope.ts'
import { bodyOf, type RowsBody } from './body-of.ts'
import type { PushConnections } from './push-connections.ts'

/** What a core sends at night goes by many calls; answers of one are held in memory until they are read. */
export const callBounds: CallBounds = { lines: 10_000, bytes: 32 * 1024 ** 2 }

export const rowsUrl = '/core/:kind'

type PushServices = Pick<Services, 'keys' | 'clock' | 'settings' | 'log'>

/** Rows of a kind, one a line, and an answer for each of them as soon as it is stored. */
export function pushRowsRoute(services: PushServices, connections: PushConnections): CoreRoute {
  return {
    method: 'POST',
    url: rowsUrl,
    scope: (request) => writingScope(kindOf(request).name),
    isStreamed: true,
    handle: (call) => answerRows(services, connections, call),
  }
}

/** The kind that an address names. */
export function kindOf({ params }: FastifyRequest): ImportKind {
  const asked = (params as { readonly kind: string }).kind
  const kind = importKinds.find(({ name }) => name === asked)
  if (kind !== undefined) return kind
  const names = importKinds.map(({ name }) => name).join(', ')
  throw new CoreProblem(404, 'unknown-kind', `there is no such kind of rows; there are ${names}`)
}

async function answerRows(
  services: PushServices,
  connections: PushConnections,
  { request, reply, key }: CoreCall,
): Promise<FastifyReply> {
  const kind = kindOf(request)
  const answers = answersTo(services, connections, {
    kind,
    body: bodyOf(request, callBounds.bytes),
    callerId: key.id,
  })
  // What fails before anything is stored is told by the status.
  const first = await answers.next().catch(asProblem)
  const output = new PassThrough()
  reply.type('application/x-ndjson').send(output)
  void writeAnswers(services, output, first, answers)
  return reply
}

/** Nothing of the call is stored yet. */
function asProblem(error: unknown): never {
  throw error instanceof TooMuch ? new CoreProblem(413, 'too-large', error.message) : error
}

interface Asked {
  readonly kind: ImportKind
  readonly body: RowsBody
  readonly callerId: string
}

async function* answersTo(
  { keys, clock, settings, log }: PushServices,
  connections: PushConnections,
  { kind, body, callerId }: Asked,
): AsyncGenerator<readonly Pushed[]> {
  const onRefused = (error: unknown) => log.failure('core row', error)
  try {
    // The next lines are judged while these are stored. Nobody waits for them where storing fails: more may never come.
    const batches = judgedBatches()
    let next = begun(batches)
    for (let batch = await next; !batch.done; batch = await next) {
      const lines = batch.value
      next = begun(batches)
      const stored: Pushed[] = []
      const failure = await connections
        .use(async ({ db, copy, audit }) => {
          const target = { db, copy, audit, keys, clock, settings, callerId, onRefused }
          const answers = storeLines({ ...target, takeAnswers: answerByRows }, kind, lines)
          for await (const some of answers) stored.push(...some)
        })
        .then(
          () => undefined,
          (error: unknown) => ({ error }),
        )
      // What was committed before something failed is stored, and its lines have their answers.
      if (stored.length > 0 || failure === undefined)
        yield stored.sort((one, other) => one.line - other.line)
      if (failure !== undefined) throw failure.error
    }
  } finally {
    body.discard()
  }

  async function* judgedBatches(): AsyncGenerator<JudgedLines> {
    for await (const lines of batchesOf(body.bytes, callBounds))
      yield await judgeLines({ keys }, kind, lines)
  }
}

/**
 * Whoever sends all rows before they read an answer is waited for by nobody: answers are kept meanwhile,
 * as many as a call may have lines.
 */
async function writeAnswers(
  { log }: Pick<PushServices, 'log'>,
  output: PassThrough,
  first: IteratorResult<readonly Pushed[]>,
  answers: AsyncGenerator<readonly Pushed[]>,
): Promise<void> {
  output.on('error', () => undefined)
  try {
    for (let next = first; !next.done; next = await answers.next()) {
      for (const each of next.value) output.write(`${JSON.stringify(each)}\n`)
    }
  } catch (error) {
    output.write(`${JSON.stringify({ result: 'ended', ...whyEnded(log, error) })}\n`)
  }
  output.end()
}

/** What ended the answers before the rows: the lines without an answer are sent again, or in another call. */
function whyEnded(log: Services['log'], error: unknown) {
  if (error instanceof TooMuch) return { code: 'too-large', reason: error.message }
  if (error instanceof CoreProblem) return { code: error.code, reason: error.message }
  if (!isBrokenOff(error)) log.failure('core rows', error)
  return { code: 'unavailable', reason: 'lines without an answer are not stored: send them again' }
}

function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET'
}

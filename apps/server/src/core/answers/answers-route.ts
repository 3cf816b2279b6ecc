import { jsonSchemaOf } from '@ecenter/contract/json-schema-of.ts'
import { answerWish } from '../../domains/answer-wishes.ts'
import type { Services } from '../../domains/services.ts'
import type { Line } from '../../imports/push/read-lines.ts'
import type { CoreKey } from '../api/core-key.ts'
import { problemType } from '../api/core-problem.ts'
import type { CoreRoute } from '../api/core-route.ts'
import { bodyOf } from '../rows/body-of.ts'
import { answerOf, answerLine as answerSchema } from './answer-line.ts'
import { linesOf } from './lines-of.ts'

const answersUrl = '/core/answers'

/** A core that answers what is asked answers few at a time; the rest in another call. */
const answerBounds = { lines: 1000, bytes: 1024 ** 2 }

type AnswerServices = Pick<Services, 'keys' | 'clock' | 'audit' | 'log'>

/** What became of a line; the core reads it. */
type Answered = { readonly line: number } & (
  | { readonly result: 'accepted' | 'unchanged' }
  | { readonly result: 'rejected'; readonly reason: string }
  /** Nothing of it is stored, and the fault is ours: it is to be sent again. */
  | { readonly result: 'unavailable'; readonly reason: string }
)

const ndjson = 'application/x-ndjson'

const answersOperation = {
  summary: 'Whether what customers asked for is granted, without a row',
  description: `At most ${answerBounds.lines} lines and ${answerBounds.bytes} bytes, unpacked. One answer a line.`,
  requestBody: {
    required: true,
    content: { [ndjson]: { schema: jsonSchemaOf(answerSchema, 'input') } },
  },
  responses: {
    200: {
      description: 'an answer for each line',
      content: { [ndjson]: { schema: { $ref: '#/components/schemas/answer' } } },
    },
    default: {
      description: 'a problem, by RFC 9457',
      content: { [problemType]: { schema: { $ref: '#/components/schemas/problem' } } },
    },
  },
}

/** Whether what customers asked for is granted, one answer a line; each is stored before the next is looked at. */
export function answersRoute(services: AnswerServices): CoreRoute {
  return {
    method: 'POST',
    url: answersUrl,
    scope: 'answers:write',
    isStreamed: true,
    operation: answersOperation,
    async handle({ request, reply, key }) {
      const body = bodyOf(request, answerBounds.bytes)
      const lines = await linesOf(body.bytes, answerBounds).finally(() => body.discard())
      const answered: Answered[] = []
      for (const line of lines) answered.push(await answerLineOrSayLater(services, key, line))
      reply.type(ndjson)
      return answered.map((each) => `${JSON.stringify(each)}\n`).join('')
    },
  }
}

/** Lines before it are stored: a call that failed for one of them would hide what became of those. */
async function answerLineOrSayLater(
  services: AnswerServices,
  key: CoreKey,
  line: Line,
): Promise<Answered> {
  try {
    return await answerLine(services, key, line)
  } catch (error) {
    services.log.failure('core answer', error)
    return { line: line.number, result: 'unavailable', reason: 'is not stored: send it again' }
  }
}

async function answerLine(
  { keys, clock, audit }: Omit<AnswerServices, 'log'>,
  key: CoreKey,
  line: Line,
): Promise<Answered> {
  const { number } = line
  const given = answerOf(line)
  if (typeof given === 'string') return { line: number, result: 'rejected', reason: given }
  const { answers: eventId, result, reason } = given
  const taken = await audit.inTransaction(async (db, record) => {
    const became = await answerWish({ db, keys, clock }, { eventId, result, reason })
    if (became === 'accepted' || became === 'too-late') {
      const said = became === 'too-late' ? `${result} too late` : result
      record({ event: 'wish-answered', objectId: eventId, outcome: `${said} by ${key.id}` })
    }
    return became
  })
  switch (taken) {
    case 'accepted':
    case 'unchanged':
      return { line: number, result: taken }
    case 'unknown':
      return { line: number, result: 'rejected', reason: 'answers: nothing was asked for by it' }
    case 'contradicts':
      return { line: number, result: 'rejected', reason: 'answers: was answered otherwise before' }
    case 'too-late':
      return {
        line: number,
        result: 'rejected',
        reason: 'answers: what it was about has ended since',
      }
  }
}

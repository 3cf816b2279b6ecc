import { answerWish } from '../../domains/answer-wishes.ts'
import type { Services } from '../../domains/services.ts'
import type { Line } from '../../imports/push/read-lines.ts'
import type { CoreKey } from '../api/core-key.ts'
import type { CoreRoute } from '../api/core-route.ts'
import { answerLine } from './answer-line.ts'
import { type Became, linesRoute, saidBy } from './lines-route.ts'

type AnswerServices = Pick<Services, 'keys' | 'clock' | 'audit' | 'log'>

/** A core that answers what is asked answers few at a time; the rest in another call. */
const bounds = { lines: 1000, bytes: 1024 ** 2 }

/** Whether what customers asked for is granted, one answer a line. */
export function answersRoute(services: AnswerServices): CoreRoute {
  return linesRoute(services, {
    url: '/core/answers',
    scope: 'answers:write',
    summary: 'Whether what customers asked for is granted, without a row',
    schema: answerLine,
    bounds,
    take: (line, key) => takeAnswer(services, line, key),
  })
}

async function takeAnswer(
  { keys, clock, audit }: AnswerServices,
  line: Line,
  key: CoreKey,
): Promise<Became> {
  const given = saidBy(answerLine, line)
  if ('fault' in given) return rejected(given.fault)
  const { answers: eventId, result, reason } = given.said
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
      return { result: taken }
    case 'unknown':
      return rejected('answers: nothing was asked for by it')
    case 'contradicts':
      return rejected('answers: was answered otherwise before')
    case 'too-late':
      return rejected('answers: what it was about has ended since')
    case 'by-rows':
      return rejected('result: is granted by rows alone, which tell what came of it')
  }
}

function rejected(reason: string): Became {
  return { result: 'rejected', reason }
}

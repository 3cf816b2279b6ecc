import { channels } from '@ecenter/contract/constants/channels.ts'
import {
  type ChosenAnswer,
  type ChosenAnswers,
  type Question,
  shownQuestions,
} from '@ecenter/contract/questionnaires/question.ts'
import { type SeededRandom, seededRandom } from '../seeded-random.ts'

/** How many have answered the demo insurer. */
const answerCount = 300
const days = 30
const secondsOfDay = 86_400

const said = [
  '字再大一点就好了',
  '客服很耐心，谢谢',
  '希望赔款到账时发个短信',
  '网点周末能开门吗',
  '下载保单很方便',
  '=1+1 这样的符号也有人写',
]

export interface DemoAnswer {
  readonly mobile: string
  readonly secondsAgo: number
  readonly channel: (typeof channels)[number]
  readonly chosen: ChosenAnswers
}

/** Synthetic answers of synthetic phones, over the last month; each keeps to the branches. */
export function demoAnswers(questions: readonly Question[]): DemoAnswer[] {
  const random = seededRandom(39)
  return Array.from({ length: answerCount }, (_, at) => ({
    mobile: `1360000${1000 + at}`,
    secondsAgo: random.between(1, days * secondsOfDay),
    channel: random.oneOf(channels),
    chosen: answersOf(questions, random),
  }))
}

function answersOf(questions: readonly Question[], random: SeededRandom): ChosenAnswers {
  const chosen: ChosenAnswers = {}
  for (const question of questions) {
    if (!shownQuestions(questions, chosen).includes(question)) continue
    const answer = answerTo(question, random)
    if (answer !== undefined) chosen[question.questionId] = answer
  }
  return chosen
}

function answerTo(question: Question, random: SeededRandom): ChosenAnswer | undefined {
  if (question.type === 'text') return random.chance(15) ? random.oneOf(said) : undefined
  // Most are content: of two draws the better one counts.
  if (question.type === 'scale') {
    const { points } = question
    return String(Math.max(random.between(1, points), random.between(1, points)))
  }
  const ids = question.options.map(({ optionId }) => optionId)
  if (question.type === 'single') return random.oneOf(ids)
  const count = random.between(1, question.maximum)
  return [...new Set(Array.from({ length: count }, () => random.oneOf(ids)))]
}

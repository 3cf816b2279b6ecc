import { question } from '@ecenter/contract/customer-service/talk-calls.ts'
import type { IdentityToTry } from './identity.ts'

/** What to say in customer service; the page signs in by itself and sends it with its conversation. */
const said = [
  ['保单如何下载？', 'an answer with a way into the site'],
  ['人家把我车划花了，划痕险赔不赔', 'an answer, in the customer’s own words'],
  ['发票', 'three questions to choose from'],
  ['你好', 'a polite word'],
  ['世界杯谁赢了', 'nothing known; at the second time in a row a person is called'],
  ['转人工', 'a person is called'],
  ['我要投诉你们', 'a person is called'],
] as const

export const questionsToTry: readonly IdentityToTry[] = said.map(([content, shows]) => ({
  call: `${question.group}${question.path}`,
  open: '/#/customer-service',
  request: { content },
  shows,
}))

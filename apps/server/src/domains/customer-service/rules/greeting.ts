import { timeInChina } from '../../../platform/clock/clock.ts'

/** Until when each is said, in China. */
const greetings = [
  ['05:00', '夜深了'],
  ['09:00', '早上好'],
  ['11:30', '上午好'],
  ['13:30', '中午好'],
  ['18:00', '下午好'],
  ['24:00', '晚上好'],
] as const

/** What a conversation begins with, in words that anybody understands. */
export function greetingAt(at: Date, brandName: string): string {
  const time = timeInChina(at)
  const [, greeting] = greetings.find(([until]) => time < until) ?? greetings[0]
  return `${greeting}！我是${brandName}智能客服。想问什么，请直接打字，也可以点下面的问题。想找真人客服，请点“转人工”。`
}

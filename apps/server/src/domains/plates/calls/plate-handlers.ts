import type { plateCalls } from '@ecenter/contract/plates/plate-calls.ts'
import type { Parts } from '../../../parts.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import { answerQueryCorrect } from './query-correct.ts'
import { answerUpdateCorrect } from './update-correct.ts'

export function plateHandlers(parts: Parts): Handlers<typeof plateCalls> {
  return { queryCorrect: answerQueryCorrect(parts), updateCorrect: answerUpdateCorrect(parts) }
}

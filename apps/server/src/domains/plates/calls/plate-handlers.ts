import type { plateCalls } from '@ecenter/contract/plates/plate.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { Services } from '../../services.ts'
import { answerQueryCorrect } from './query-correct.ts'
import { answerUpdateCorrect } from './update-correct.ts'

export function plateHandlers(services: Services): Handlers<typeof plateCalls> {
  return {
    queryCorrect: answerQueryCorrect(services),
    updateCorrect: answerUpdateCorrect(services),
  }
}

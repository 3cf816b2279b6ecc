import type { plateCalls } from '@ecenter/contract/plates/plate.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { PlatesServices } from '../plates-services.ts'
import { answerQueryCorrect } from './query-correct.ts'
import { answerUpdateCorrect } from './update-correct.ts'

export function plateHandlers(services: PlatesServices): Handlers<typeof plateCalls> {
  return {
    queryCorrect: answerQueryCorrect(services),
    updateCorrect: answerUpdateCorrect(services),
  }
}

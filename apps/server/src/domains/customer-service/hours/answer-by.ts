import { secondsAfter } from '../../../platform/clock/clock.ts'
import type { Settings } from '../../../platform/config/settings.ts'
import type { Conversation } from '../store/conversation.ts'
import { promisedBy } from './promise.ts'

/** What was left has the hours that its customer read; whoever is there has minutes. */
export function answerBy(
  settings: Pick<Settings, 'consultHours' | 'chatAnswerMinutes' | 'messageAnswerMinutes'>,
  { status, since }: Pick<Conversation, 'status'> & { readonly since: Date },
): Date {
  return status === 'message-left'
    ? promisedBy(settings, since)
    : secondsAfter(since, settings.chatAnswerMinutes * 60)
}

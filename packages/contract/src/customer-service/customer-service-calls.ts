import { customerInitAndConsultation } from './customer-init-and-consultation.ts'
import { doImage } from './do-image.ts'
import { endConversation } from './end-conversation.ts'
import { followConversation } from './follow-conversation.ts'
import { leaveMessage } from './leave-message.ts'
import { linkHistory } from './link-history.ts'
import { queryPageMessage } from './query-page-message.ts'
import { queryYXTime } from './query-yx-time.ts'
import { queryZXTime } from './query-zx-time.ts'
import { question } from './question.ts'
import { readMessages } from './read-messages.ts'
import { setCompliment } from './set-compliment.ts'
import { shareCard } from './share-card.ts'
import { stopWaiting } from './stop-waiting.ts'
import { userEval } from './user-eval.ts'
import { userFile } from './user-file.ts'
import { userSign } from './user-sign.ts'
import { zx } from './zx.ts'

export const customerServiceCalls = {
  customerInitAndConsultation,
  userSign,
  question,
  zx,
  userEval,
  setCompliment,
  userFile,
  doImage,
  queryPageMessage,
  queryZXTime,
  queryYXTime,
  followConversation,
  readMessages,
  leaveMessage,
  linkHistory,
  shareCard,
  stopWaiting,
  endConversation,
}

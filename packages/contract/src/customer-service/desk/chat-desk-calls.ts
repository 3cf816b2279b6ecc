import { answerLeft } from './answer-left.ts'
import { cannedAnswers } from './canned-answers.ts'
import { chatFile } from './chat-file.ts'
import { closeChat } from './close-chat.ts'
import { followChats } from './follow-chats.ts'
import { listChats } from './list-chats.ts'
import { listColleagues } from './list-colleagues.ts'
import { noteChat } from './note-chat.ts'
import { openSharedCard } from './open-shared-card.ts'
import { readChat } from './read-chat.ts'
import { readChatUpTo } from './read-chat-up-to.ts'
import { removeCannedAnswer } from './remove-canned-answer.ts'
import { saveCannedAnswer } from './save-canned-answer.ts'
import { sendToChat } from './send-to-chat.ts'
import { superviseChats } from './supervise-chats.ts'
import { takeChat } from './take-chat.ts'
import { takeNext } from './take-next.ts'
import { takeOverChat } from './take-over-chat.ts'
import { transferChat } from './transfer-chat.ts'

export const chatDeskCalls = {
  listChats,
  readChat,
  followChats,
  takeChat,
  takeNext,
  takeOverChat,
  sendToChat,
  transferChat,
  noteChat,
  closeChat,
  readChatUpTo,
  cannedAnswers,
  saveCannedAnswer,
  removeCannedAnswer,
  chatFile,
  openSharedCard,
  answerLeft,
  listColleagues,
  superviseChats,
}

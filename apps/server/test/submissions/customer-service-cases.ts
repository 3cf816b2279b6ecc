import {
  askForAgent,
  endConversation,
  leaveMessage,
  rateAnswer,
  rateConversation,
  stopWaiting,
  userSign,
} from '@ecenter/contract/customer-service/service-calls.ts'
import {
  linkHistory,
  question,
  readMessages,
  sendChatFile,
  shareCard,
} from '@ecenter/contract/customer-service/talk-calls.ts'
import { signedIn, takenBy } from '../subjects/chats.ts'
import { photo } from '../subjects/sample-files.ts'
import { foundPolicy } from './found-policy.ts'
import { newPhone, type SubmissionCases, type Trying } from './submission-case.ts'

const said = { effects: ['chat_message', 'conversation'], traces: 1 } as const
const saidToRobot = { effects: ['chat_message', 'conversation', 'robot_miss'], traces: 0 } as const

export const customerServiceCases: SubmissionCases = [
  [userSign, { effects: ['conversation'], traces: 1, ready: async () => ({}) }],
  [
    question,
    {
      ...saidToRobot,
      ready: async (trying) => ({ ...(await asked(trying)), content: '世界杯谁赢了' }),
    },
  ],
  [askForAgent, { ...said, ready: asked }],
  [
    rateAnswer,
    {
      ...saidToRobot,
      ready: async (trying) => ({ ...(await asked(trying)), seq: 2, isHelpful: false }),
    },
  ],
  [
    readMessages,
    {
      effects: ['conversation'],
      traces: 0,
      ready: async (trying) => ({ ...(await asked(trying)), seq: 2 }),
    },
  ],
  [endConversation, { ...said, ready: asked }],
  [
    stopWaiting,
    {
      ...said,
      async ready(trying) {
        const customer = await asked(trying)
        await trying.visitor.get(askForAgent, customer)
        return customer
      },
    },
  ],
  [
    rateConversation,
    {
      effects: ['conversation'],
      traces: 1,
      async ready({ service, visitor }) {
        const customer = await signedIn(visitor)
        await takenBy(service, customer)
        return { signid: customer.signid, score: 5 }
      },
    },
  ],
  [
    sendChatFile,
    { ...said, ready: async (trying) => ({ ...(await asked(trying)), file: await photo() }) },
  ],
  [
    shareCard,
    {
      ...said,
      ready: async (trying) => ({
        ...(await asked(trying)),
        handle: await foundPolicy(trying.visitor),
      }),
    },
  ],
  [
    leaveMessage,
    {
      ...said,
      async ready(trying) {
        const mobile = newPhone()
        await trying.visitor.provePhone(mobile)
        const customer = await asked(trying)
        await trying.visitor.get(askForAgent, customer)
        return { ...customer, mobile, content: '请回复我。' }
      },
    },
  ],
  [
    linkHistory,
    {
      effects: ['conversation'],
      traces: 1,
      async ready(trying) {
        const mobile = newPhone()
        await trying.visitor.provePhone(mobile)
        return { ...(await asked(trying)), mobile }
      },
    },
  ],
]

/** Somebody who has asked the robot something. */
async function asked({ visitor }: Trying): Promise<{ signid: string }> {
  const { signid, say } = await signedIn(visitor)
  await say('保单如何下载？')
  return { signid }
}

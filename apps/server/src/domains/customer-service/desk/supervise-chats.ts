import type { superviseChats } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { chatRowsAtMost } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { minuteInChina, secondsAfter } from '../../../platform/clock/clock.ts'
import { staffNames } from '../../../platform/staff/staff.repository.ts'
import type { Services } from '../../services.ts'
import { listAgents } from '../store/agent.repository.ts'
import { countByStaff, latestRatings, ratingsSince } from '../store/conversation-figures.ts'
import { owedSinceOf } from '../store/owed-answers.ts'
import {
  conversationsOfPersons,
  countConversations,
  queuedSince,
} from '../store/waiting-conversations.ts'
import { chatRowOf } from './chat-lists.ts'

const ratedForDays = 30
const ratingsShown = 20

export function answerSuperviseChats(services: Services): DeskHandler<typeof superviseChats> {
  return async (_, { trace }) => {
    const now = services.clock.now()
    const since = secondsAfter(now, -ratedForDays * 86_400)
    const counts = await countByStaff(services, services.clock.today())
    const chats = await conversationsOfPersons(services, chatRowsAtMost)
    const owed = await owedSinceOf(
      services,
      chats.map(({ conversation }) => conversation.id),
    )
    const answer = {
      waiting: await countConversations(services, 'queued'),
      waitingSince: (await queuedSince(services))?.toISOString(),
      left: await countConversations(services, 'message-left'),
      agents: await agentsOf(services, counts),
      answeredToday: counts.reduce((sum, { answeredToday }) => sum + answeredToday, 0),
      ratings: { ...(await ratingsSince(services, since)), latest: await ratingsOf(services) },
      chats: chats.map((each) => chatRowOf(services, each, owed.get(each.conversation.id))),
    }
    await trace({ event: 'chats-supervised', outcome: 'shown' })
    return answer
  }
}

type Counts = Awaited<ReturnType<typeof countByStaff>>

async function agentsOf(services: Services, counts: Counts) {
  const agents = await listAgents(services, services.clock.now())
  const names = await staffNames(
    services,
    agents.map(({ staffId }) => staffId),
  )
  const byStaff = new Map(counts.map((each) => [each.staffId, each]))
  return agents.map(({ staffId, number, isAtDesk }) => {
    const { open = 0, answeredToday = 0 } = byStaff.get(staffId) ?? {}
    const name = names.get(staffId) ?? '已离职'
    return { staffId, name, number, isAtDesk, open, answeredToday }
  })
}

async function ratingsOf(services: Services) {
  const rated = await latestRatings(services, ratingsShown)
  return rated.map(({ id, score = 0, rating, agentName, changedAt }) => ({
    chatId: id,
    score,
    words: rating,
    agentName,
    at: minuteInChina(changedAt),
  }))
}

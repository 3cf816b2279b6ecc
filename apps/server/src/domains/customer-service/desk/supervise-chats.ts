import { chatRowsAtMost } from '@ecenter/contract/customer-service/desk/chat-row.ts'
import type { superviseChats } from '@ecenter/contract/customer-service/desk/supervise-chats.ts'
import type { Parts } from '../../../parts.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { minuteInChina, secondsAfter } from '../../../platform/clock/clock.ts'
import { staffNames } from '../../../platform/staff/staff.repository.ts'
import { listAgents } from '../store/agent.repository.ts'
import { countByStaff, latestRatings, ratingsSince } from '../store/conversation-figures.ts'
import {
  conversationsOfPersons,
  countConversations,
  queuedSince,
} from '../store/waiting-conversations.ts'
import { chatRowOf } from './chat-lists.ts'

const ratedForDays = 30
const ratingsShown = 20

export function answerSuperviseChats(parts: Parts): DeskHandler<typeof superviseChats> {
  return async (_, { trace }) => {
    const now = parts.clock.now()
    const since = secondsAfter(now, -ratedForDays * 86_400)
    const counts = await countByStaff(parts, parts.clock.today())
    const answer = {
      waiting: await countConversations(parts, 'queued'),
      waitingSince: (await queuedSince(parts))?.toISOString(),
      left: await countConversations(parts, 'message-left'),
      agents: await agentsOf(parts, counts),
      answeredToday: counts.reduce((sum, { answeredToday }) => sum + answeredToday, 0),
      ratings: { ...(await ratingsSince(parts, since)), latest: await ratingsOf(parts) },
      chats: (await conversationsOfPersons(parts, chatRowsAtMost)).map((each) =>
        chatRowOf(parts, each),
      ),
    }
    await trace({ event: 'chats-supervised', outcome: 'shown' })
    return answer
  }
}

type Counts = Awaited<ReturnType<typeof countByStaff>>

async function agentsOf(parts: Parts, counts: Counts) {
  const agents = await listAgents(parts, parts.clock.now())
  const names = await staffNames(
    parts,
    agents.map(({ staffId }) => staffId),
  )
  const byStaff = new Map(counts.map((each) => [each.staffId, each]))
  return agents.map(({ staffId, number, isAtDesk }) => {
    const { open = 0, answeredToday = 0 } = byStaff.get(staffId) ?? {}
    const name = names.get(staffId) ?? '已离职'
    return { staffId, name, number, isAtDesk, open, answeredToday }
  })
}

async function ratingsOf(parts: Parts) {
  const rated = await latestRatings(parts, ratingsShown)
  return rated.map(({ id, score = 0, rating, agentName, changedAt }) => ({
    chatId: id,
    score,
    words: rating,
    agentName,
    at: minuteInChina(changedAt),
  }))
}

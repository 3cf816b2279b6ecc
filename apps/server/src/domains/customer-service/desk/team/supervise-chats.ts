import type { superviseChats } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { chatRowsAtMost } from '@ecenter/contract/customer-service/desk/chat-shown.ts'
import type { DeskHandler } from '../../../../platform/calls/desk-handler.ts'
import { minuteInChina, secondsAfter } from '../../../../platform/clock/clock.ts'
import { staffNames } from '../../../../platform/staff/staff.repository.ts'
import type { CustomerServiceServices } from '../../customer-service-services.ts'
import { answerBy } from '../../hours/answer-by.ts'
import { staffingOf, takingOf } from '../../rules/staffing.ts'
import { listAgents } from '../../store/agent.repository.ts'
import { countByStaff, latestRatings, ratingsSince } from '../../store/conversation-figures.ts'
import { longestOwedByStaff, owedSinceOf } from '../../store/owed-answers.ts'
import {
  conversationsOfPersons,
  countConversations,
  queuedConversations,
  queuedSince,
} from '../../store/waiting-conversations.ts'
import { chatRowOf, whoWaitsLonger } from '../chat-lists.ts'

const ratedForDays = 30
const ratingsShown = 20

export function answerSuperviseChats(
  services: CustomerServiceServices,
): DeskHandler<typeof superviseChats> {
  return async (_, { staff, trace }) => {
    const now = services.clock.now()
    const since = secondsAfter(now, -ratedForDays * 86_400)
    const counts = await countByStaff(services, services.clock.today())
    const chats = await conversationsOfPersons(services, chatRowsAtMost)
    const queue = await queuedConversations(services, chatRowsAtMost)
    const owed = await owedSinceOf(
      services,
      chats.map(({ conversation }) => conversation.id),
    )
    const answer = {
      waiting: await countConversations(services, 'queued'),
      waitingSince: (await queuedSince(services))?.toISOString(),
      left: await countConversations(services, 'message-left'),
      agents: await agentsOf(services, counts, await longestOwedByStaff(services)),
      answeredToday: counts.reduce((sum, { answeredToday }) => sum + answeredToday, 0),
      ratings: { ...(await ratingsSince(services, since)), latest: await ratingsOf(services) },
      queue: queue.map((each) => chatRowOf(services, each)),
      chats: chats
        .map((each) => chatRowOf(services, each, owed.get(each.conversation.id)))
        .toSorted(whoWaitsLonger),
    }
    // The page asks every few seconds: as many entries would hide all others from who reads them.
    if (await services.limits.take('supervisionsTracedByStaff', staff.id)) {
      await trace({ event: 'chats-supervised', outcome: 'shown' })
    }
    return answer
  }
}

type Counts = Awaited<ReturnType<typeof countByStaff>>

async function agentsOf(
  services: CustomerServiceServices,
  counts: Counts,
  longest: ReadonlyMap<string, Date>,
) {
  const { settings, clock } = services
  const agents = await listAgents(services, clock.now())
  const names = await staffNames(
    services,
    agents.map(({ staffId }) => staffId),
  )
  const answered = new Map(counts.map((each) => [each.staffId, each.answeredToday]))
  return agents.map((agent) => {
    const { staffId, number, isAtDesk } = agent
    const since = longest.get(staffId)
    return {
      staffId,
      name: names.get(staffId) ?? '已离职',
      number,
      isAtDesk,
      ...staffingOf(settings, agent, takingOf(settings, agent)),
      owedSince: since?.toISOString(),
      answerBy: since && answerBy(settings, { status: 'person', since }).toISOString(),
      answeredToday: answered.get(staffId) ?? 0,
    }
  })
}

async function ratingsOf(services: CustomerServiceServices) {
  const rated = await latestRatings(services, ratingsShown)
  return rated.map(({ id, score = 0, rating, agentName, changedAt }) => ({
    chatId: id,
    score,
    words: rating,
    agentName,
    at: minuteInChina(changedAt),
  }))
}

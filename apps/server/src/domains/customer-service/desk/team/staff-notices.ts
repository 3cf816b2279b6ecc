import type { ToSay } from '../../store/said.ts'
import type { AgentOnChat } from '../agent-on-chat.ts'

/** What the customer reads when a person comes, goes or changes. */
export const staffNotices = {
  taken: (agent) => notice(`${calledOf(agent)}为您服务。`),
  takenOver: (agent) => notice(`现在由${calledOf(agent)}继续为您服务。`),
  transferred: (agent) => notice(`已为您转给${calledOf(agent)}，由这位客服继续为您服务。`),
  closed: (agent) => notice(`${calledOf(agent)}结束了本次服务。还有问题可以随时再来咨询。`),
} as const satisfies Record<string, (agent: NamedAgent) => ToSay>

type NamedAgent = Pick<AgentOnChat, 'agentName' | 'agentNumber'>

function calledOf({ agentName, agentNumber }: NamedAgent): string {
  return `客服 ${agentName}（工号 ${agentNumber}）`
}

function notice(text: string): ToSay {
  return { from: 'notice', content: { kind: 'text', text, links: [] } }
}

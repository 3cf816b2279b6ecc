import { courtesyTo } from './courtesies.ts'
import type { FaqIndex, RobotReply } from './faq-index.ts'
import { wantsPerson } from './wants-person.ts'

/** What follows from what a customer says while the robot answers. */
export type Reply =
  | RobotReply
  | { readonly kind: 'person' }
  | { readonly kind: 'courtesy'; readonly text: string }

/** Who wants a person is never searched an answer for. */
export function replyTo(text: string, index: FaqIndex): Reply {
  if (wantsPerson(text)) return { kind: 'person' }
  const courtesy = courtesyTo(text)
  return courtesy === undefined ? index.ask(text) : { kind: 'courtesy', text: courtesy }
}

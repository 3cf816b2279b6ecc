import type { openSharedCard } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { Services } from '../../services.ts'
import { readSaidAt } from '../store/read-said.ts'
import { isOwn, notYours, readableChat } from './chat-access.ts'
import { readSharedThing } from './shared-thing.ts'

export function answerOpenSharedCard(services: Services): DeskHandler<typeof openSharedCard> {
  return async ({ chatId, seq }, { staff, trace }) => {
    const conversation = await readableChat(services, staff, chatId)
    if (!isOwn(staff, conversation)) throw notYours()
    const said = await readSaidAt(services, conversation, seq)
    if (said?.content.kind !== 'card') throw nothingFound()
    const { about: kind, customerKey, objectId: id } = said.content
    const ref = { customerKey: Buffer.from(customerKey, 'hex'), id }
    const thing = await readSharedThing(services, kind, ref)
    await trace({ event: 'card-opened', ...about(ref), outcome: kind })
    return thing
  }
}

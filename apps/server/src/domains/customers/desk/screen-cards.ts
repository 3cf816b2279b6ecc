import type {
  readScreenCards,
  ScreenCard,
  sendScreenCard,
} from '@ecenter/contract/customers/desk/screen-cards.ts'
import { searchPurposeNames } from '@ecenter/contract/customers/desk/search-customers.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { type Failure, fieldRefused, stateChanged } from '../../../platform/calls/failure.ts'
import { lockOwnChat, readOwnChat } from '../../customer-service/desk/chat-access.ts'
import { chatProofFor } from '../../customer-service/desk/chat-proof.ts'
import { deskMessageOf } from '../../customer-service/desk/desk-message-of.ts'
import type { ToSay } from '../../customer-service/store/said.ts'
import { say } from '../../customer-service/store/say.ts'
import type { CustomersServices } from '../customers-services.ts'
import { type Sendable, siteCards } from '../rules/site-cards.ts'
import { cardsOfThings } from './things/cards-of-things.ts'

/** Who has the conversation looks at its customer by it: that is traced as with the panel beside it. */
export function answerReadScreenCards(
  given: CustomersServices,
): DeskHandler<typeof readScreenCards> {
  const services = { ...given, db: given.pipelined.desk }
  return async ({ chatId }, { staff, trace }) => {
    const conversation = await readOwnChat(services, staff, chatId)
    const proof = await chatProofFor(services, staff, conversation)
    if (proof === undefined) return { isProven: false, cards: siteCards.map(shown) }
    const subject = proof.customerKey.toString('hex')
    const reason = searchPurposeNames.chat
    await trace({ event: 'customer-read', subject, outcome: 'cards', reason })
    const own = await cardsOfThings(services, staff, proof)
    return { isProven: true, cards: [...own, ...siteCards].map(shown) }
  }
}

export function answerSendScreenCard(
  services: CustomersServices,
): DeskHandler<typeof sendScreenCard> {
  return async ({ chatId, sentAs, screen, thingId }, { db, staff, record }) => {
    const store = { ...services, db }
    const conversation = await lockOwnChat(store, staff, chatId)
    const isAsked = (card: Sendable) =>
      card.screen === screen && card.content.thing?.objectId === thingId
    const card = siteCards.find(isAsked) ?? (await ownCards()).find(isAsked)
    if (card === undefined) throw fieldRefused('thingId', '客户没有这件理赔或保单，请重新选择。')
    const { agentName, agentNumber } = conversation
    const speaker = { staffId: staff.id, agentName, agentNumber }
    const toSay: ToSay = { from: 'agent', content: card.content, sentAs, ...speaker }
    const said = await say(store, conversation, toSay, services.clock.now())
    record({ event: 'chat-said', objectId: chatId, outcome: `card ${screen}` })
    return { message: deskMessageOf(said, new Map([[staff.id, staff.name]])) }

    async function ownCards(): Promise<Sendable[]> {
      const proof = await chatProofFor(store, staff, conversation)
      if (proof === undefined) throw notProven()
      return cardsOfThings(store, staff, proof)
    }
  }
}

function shown({ screen, about, content: { title, words, thing } }: Sendable): ScreenCard {
  return { screen, thingId: thing?.objectId, title, words, about }
}

function notProven(): Failure {
  return stateChanged(
    '客户还没有在这个会话里验证身份，或验证已到期。请先请客户验证，再发这张卡片。',
  )
}

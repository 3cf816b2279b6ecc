import { siteScreens } from '@ecenter/contract/constants/site-screens.ts'
import type { CardScreen, ScreenCard } from '@ecenter/contract/customers/desk/screen-cards.ts'
import type { ToSay } from '../../customer-service/store/said.ts'

/** What is said by a card, and what staff alone read of what it is about. */
export interface Sendable extends Pick<ScreenCard, 'about'> {
  readonly screen: CardScreen
  readonly content: Extract<ToSay['content'], { kind: 'screen' }>
}

type SiteScreenName = Extract<CardScreen, keyof typeof siteScreens>

/** What is done there, and what the way there is called. */
const words: Readonly<Record<SiteScreenName, readonly [words: string, way: string]>> = {
  report: ['出了事故在这里报案，照片可以以后再补。', '去报案'],
  mine: ['您的保单、理赔和要办的事都在这里，打开前会先确认是您本人。', '看我的保障'],
  claims: ['用车牌号、报案号或保单号，查理赔办到哪一步。', '查理赔'],
  payments: ['交费、退款和赔款的记录，打开前会先确认是您本人。', '看收付款'],
  carInvoices: ['用保单号或发票号码，查车险的电子发票，可以保存。', '查车险发票'],
  otherInvoices: ['用保单号或发票号码，查其他保险的电子发票，可以保存。', '查发票'],
  orders: ['查还没有付款的订单，在线支付。', '去支付'],
  delivery: ['纸质保单寄到哪里、什么时候到。', '查配送'],
  outlets: ['找附近的服务网点，看地址、电话和营业时间。', '找网点'],
}

/** Cards that anybody may be sent: screens that open without a policy or claim at hand. */
export const siteCards: readonly Sendable[] = (Object.keys(words) as SiteScreenName[]).map(
  (screen) => {
    const { title, href } = siteScreens[screen]
    const [sentence, way] = words[screen]
    const link = { title: way, href }
    return { screen, content: { kind: 'screen', title, words: sentence, link } }
  },
)

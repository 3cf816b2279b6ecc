import { configureWeChatScript } from '@ecenter/contract/session/single-sign-on.ts'
import { sendQuery } from '../client/send.ts'
import { brand } from './brand.ts'
import { pathOf } from './location.ts'
import { weChatScript } from './wechat-script.ts'

type Script = Awaited<ReturnType<typeof weChatScript>>

/** What whoever gets the card sees of it, and where it leads. */
export interface Shared {
  readonly title: string
  readonly desc: string
  readonly link: string
}

/** Of the page as it was loaded: WeChat takes one signature for all of its screens. */
let script: Promise<Script | undefined> | undefined

/** What the page that shows wants to be shared in its own place. */
let named: Shared | undefined

/** Keeps what is shared that of the screen that shows: each names the document. */
export function keepShareCard(): void {
  script ??= readyScript()
  const name = document.querySelector('title')
  if (name !== null) new MutationObserver(offerShareCard).observe(name, { childList: true })
  offerShareCard()
}

/** Shares something else than the screen that shows, until it names nothing any more. */
export function nameShared(shared: Shared | undefined): void {
  named = shared
  offerShareCard()
}

/** What WeChat sends when the customer shares; elsewhere, and before WeChat is asked, nothing. */
function offerShareCard(): void {
  const { title, desc, link } = named ?? screenToShare()
  const card = { title: `${title} - ${brand.name}`, link, imgUrl: picture(), success() {} }
  const offered = script?.then((ready) => {
    ready?.updateAppMessageShareData({ ...card, desc })
    ready?.updateTimelineShareData(card)
  })
  // Where its script does not come, WeChat shares the address as it is.
  offered?.catch(() => undefined)
}

/** The screen by its name. One of something of the customer's own is shared as the home of the site. */
function screenToShare(): Shared {
  const { title } = document
  const { hash, origin } = location
  const path = hash.includes('?') ? '/home' : pathOf(hash)
  return { title, desc: `${brand.name}自助服务：${title}`, link: `${origin}/#${path}` }
}

/** Undefined where WeChat would not take the signature, as in a demo. */
async function readyScript(): Promise<Script | undefined> {
  const result = await sendQuery(configureWeChatScript, { url: location.href.split('#')[0] ?? '' })
  if (result.kind !== 'answered' || result.value.isSample) return undefined
  const { isSample: _, ...signed } = result.value
  const wx = await weChatScript()
  return new Promise((resolve) => {
    wx.ready(() => resolve(wx))
    wx.error(() => resolve(undefined))
    wx.config({ ...signed, jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData'] })
  })
}

/** None but a configured logo; WeChat has a picture of its own for who has none. */
function picture(): string {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href ?? ''
  return icon.startsWith('http') ? icon : ''
}

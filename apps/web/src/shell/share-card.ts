import { wxConfig } from '@ecenter/contract/session/wx-config.ts'
import { sendQuery } from '../client/send.ts'
import { brand } from './brand.ts'
import { pathOf } from './location.ts'
import { weChatScript } from './wechat-script.ts'

type Script = Awaited<ReturnType<typeof weChatScript>>

/** Of the page as it was loaded: WeChat takes one signature for all of its screens. */
let script: Promise<Script | undefined> | undefined

/** Keeps what is shared that of the screen that shows: each names the document. */
export function keepShareCard(): void {
  const name = document.querySelector('title')
  const offer = () => void offerShareCard().catch(() => undefined)
  if (name !== null) new MutationObserver(offer).observe(name, { childList: true })
  offer()
}

/**
 * What WeChat sends when the customer shares the screen: its name, what the site is for, and the
 * insurer's logo. A screen of something of their own is shared as the home of the site.
 */
async function offerShareCard(): Promise<void> {
  script ??= readyScript()
  const { title } = document
  const { hash, origin } = location
  const path = hash.includes('?') ? '/home' : pathOf(hash)
  const card = {
    title: `${title} - ${brand.name}`,
    link: `${origin}/#${path}`,
    imgUrl: picture(),
    success() {},
  }
  const ready = await script
  ready?.updateAppMessageShareData({ ...card, desc: `${brand.name}自助服务：${title}` })
  ready?.updateTimelineShareData(card)
}

/** Undefined where WeChat would not take the signature, as in a demo. */
async function readyScript(): Promise<Script | undefined> {
  const outcome = await sendQuery(wxConfig, { url: location.href.split('#')[0] ?? '' })
  if (outcome.kind !== 'answered' || outcome.value.isSample) return undefined
  const { isSample: _, ...signed } = outcome.value
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

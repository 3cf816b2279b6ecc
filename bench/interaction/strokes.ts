import type { Browser, CDPSession, Page } from '@playwright/test'
import { cpuSlowdown, phone } from '../slow-phone.ts'
import { longestFrame } from './longest-frame.ts'
import { tapToPaint, watchTaps } from './next-paint.ts'

/** Where a page has its widgets, as selectors. */
export interface Widgets {
  readonly url: string
  readonly tab: string
  readonly list: string
  readonly letter: string
  readonly openWheel: string
  readonly wheelRow: string
}

/** What a customer waited for, in milliseconds; each stroke several times. */
export interface Strokes {
  readonly tab: readonly number[]
  readonly jump: readonly number[]
  readonly drag: readonly number[]
  readonly scroll: readonly number[]
  readonly wheel: readonly number[]
}

const tabs = [1, 2, 0, 2, 1, 0]
const letters = [5, 17, 2, 20, 11, 8]

/** Each widget is used as a customer uses it, on a page that has just been opened. */
export async function strokesOn(browser: Browser, widgets: Widgets): Promise<Strokes> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await page.addInitScript(watchTaps)
    await page.goto(widgets.url, { waitUntil: 'networkidle' })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    const tab = await taps(page, widgets.tab, tabs)
    await toMiddle(page, widgets.list)
    const jump = await taps(page, widgets.letter, letters)
    const drag = await longestFrame(page, () => dragOver(page, devtools, widgets.letter))
    const scroll = await longestFrame(page, () => scrollList(page, devtools, widgets.list))
    await toMiddle(page, widgets.openWheel)
    const wheel = await tapToPaint(page, widgets.openWheel)
    await page.locator(widgets.wheelRow).first().waitFor()
    return { tab, jump, drag: [drag], scroll: [scroll], wheel: [wheel] }
  } finally {
    await context.close()
  }
}

async function taps(page: Page, selector: string, places: readonly number[]): Promise<number[]> {
  const waits: number[] = []
  for (const place of places) waits.push(await tapToPaint(page, selector, place))
  return waits
}

async function toMiddle(page: Page, selector: string): Promise<void> {
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }))
}

/** A finger from the first letter to the last, a frame for each. */
async function dragOver(page: Page, devtools: CDPSession, letter: string): Promise<void> {
  const boxes = await Promise.all(
    (await page.locator(letter).all()).map((each) => each.boundingBox()),
  )
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: (typeof boxes)[number]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at ? [{ x: at.x + at.width / 2, y: at.y + at.height / 2 }] : [],
    })
  await touch('touchStart', boxes[0])
  for (const box of boxes.slice(1)) await touch('touchMove', box)
  await touch('touchEnd')
}

/** A finger that throws the list up by several screens. */
async function scrollList(page: Page, devtools: CDPSession, list: string): Promise<void> {
  const box = await page.locator(list).boundingBox()
  if (box === null) throw new Error(`${list} is not on the screen`)
  await devtools.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width / 3,
    y: box.y + box.height / 2,
    yDistance: -4000,
    speed: 4000,
    gestureSourceType: 'touch',
  })
}

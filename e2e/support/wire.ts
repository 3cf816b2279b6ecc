import type { Common } from '@ecenter/contract/envelope/answer.ts'
import type { Page, Route } from '@playwright/test'
import { drawFrames } from './frames.ts'
import { waitPatiently } from './patient.ts'

/** The service does its work once, and the phone loses the answer and the cookie that came with it. */
export async function loseAnswer(page: Page, url: string): Promise<void> {
  const context = page.context()
  await page.route(
    url,
    async (route) => {
      const cookies = await context.cookies()
      await route.fetch()
      await context.addCookies(cookies)
      await route.abort()
    },
    { times: 1 },
  )
}

/** What waits for `isOpen` goes on once it is opened. */
export function gate() {
  let open = () => {}
  const isOpen = new Promise<void>((resolve) => {
    open = resolve
  })
  return { isOpen, open }
}

/** From now on calls wait on their way until the function that comes back is called; then they go on, or end so. */
export async function hold(
  page: Page,
  url: string | RegExp,
  end = (route: Route) => route.continue(),
): Promise<() => void> {
  const { isOpen, open } = gate()
  await waitPatiently(page)
  await page.route(url, async (route) => {
    await isOpen
    await end(route)
  })
  return open
}

/** The service does its work once, and its answer waits until it is let go; then it comes, and what it tells is drawn. */
export async function holdAnswer(page: Page, url: string) {
  const way = gate()
  const making = gate()
  await waitPatiently(page)
  await page.route(
    url,
    async (route) => {
      const response = await route.fetch()
      making.open()
      await way.isOpen
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  return {
    isMade: making.isOpen,
    async letGo() {
      const answered = page.waitForResponse(url)
      way.open()
      await (await answered).finished()
      await drawFrames(page)
    },
  }
}

/** From now on nobody answers. */
export async function answerNever(page: Page, url: string): Promise<void> {
  await page.route(url, () => undefined)
}

/** An answer of the service that never left it: what it would take long to bring about. */
export function success(body: object) {
  return wired({ ...body, common: { resultCode: '1', resultMsg: '成功' } })
}

/** A one-use link, as if it had been made. */
export const linkMade = linkTo('AbCdEfGhIjKlMnOpQrStUv')

/** The same with its own end, of 22 letters. */
export function linkTo(token: string) {
  return success({ url: `/d/${token}`, expiresAt: '2026-11-21T10:00:00Z' })
}

/** `more`: the field that was refused, or how long to wait. */
export function refusal(resultCode: string, resultMsg: string, more: Partial<Common> = {}) {
  return wired({ common: { resultCode, resultMsg, ...more } })
}

function wired(body: object) {
  return { json: { head: { requestId: 'e2e' }, body } }
}

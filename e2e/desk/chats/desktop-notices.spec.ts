import { giveChatTo } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { listChats } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { listColleagues } from '@ecenter/contract/customer-service/desk/staffing.ts'
import { takeCaseIn } from '@ecenter/contract/customers/desk/intake.ts'
import { keepOwn } from '@ecenter/contract/staff/desk/own-things.ts'
import { type Browser, expect, type Page } from '@playwright/test'
import { stopTime } from '../../support/stop-time.ts'
import { customerByCalls } from '../support/customer-by-calls.ts'
import { desktop, endChatsAt, smallest, tablet, test } from '../support/desk-test.ts'
import { ask, memberOf, openDesk } from '../support/staff.ts'

interface Shown {
  readonly title: string
  readonly body?: string
}

/**
 * Somebody's desk behind another window. What the system shows is noted once it shows: a whole Chromium does so without
 * a screen too. The browser from npm has no notices (it grants them, and each ends in an error), and nobody answers
 * where one asks: there stands a stand-in, which shows all. Every page of a test thinks that it is looked at.
 */
async function deskBehind(browser: Browser, account: string, path: string, permission: string) {
  const office = await browser.newContext({ viewport: desktop })
  if (permission === 'granted') await office.grantPermissions(['notifications'])
  const page = await office.newPage()
  await page.addInitScript((given) => {
    const shown: Shown[] = []
    class StandIn extends EventTarget {
      static permission = given
      static requestPermission = async () => given
      constructor(_title: string, _words: object) {
        super()
        queueMicrotask(() => this.dispatchEvent(new Event('show')))
      }
      close() {}
    }
    const isReal = given === 'granted' && Notification.permission === 'granted'
    const Shown: typeof Notification = isReal ? Notification : (StandIn as never)
    class Noted extends Shown {
      constructor(title: string, words: object) {
        super(title, words)
        this.addEventListener('show', () => shown.push({ title, ...words }))
      }
    }
    Object.assign(window, { Notification: Noted, shown, isLookedAt: false })
    document.hasFocus = () => Reflect.get(window, 'isLookedAt') as boolean
  }, permission)
  await openDesk(page, account, path)
  // Whoever is tried once more has turned them on.
  await ask(page, keepOwn, { place: 'setting/notices', values: { sound: 'on', desktop: 'off' } })
  await page.reload()
  return { page, close: () => office.close() }
}

function shownAt(page: Page): Promise<Shown[]> {
  return page.evaluate(() => Reflect.get(window, 'shown') as Shown[])
}

const said = '我叫岳示例，车牌京N88U26'

test('a chat, a transfer and a case that arrive are told by the system, and say nothing of anybody', async ({
  page,
  browser,
  baseURL,
}) => {
  await openDesk(page, 'supervisor2', '/')
  const agent = await deskBehind(browser, 'agent5', '/chats', 'granted')
  await agent.page.getByRole('button', { name: '打开桌面提醒' }).click()
  await expect(agent.page.getByRole('button', { name: '关闭桌面提醒' })).toBeVisible()
  // Only what comes after the queue was read has arrived anew.
  await expect(agent.page.getByRole('tab', { name: /^排队 \d/ })).toBeVisible()
  const customer = await customerByCalls(baseURL ?? '')
  await customer.say(said)
  await customer.askForPerson()
  const bodies = async (desk: Page) => (await shownAt(desk)).map(({ body }) => body)
  await expect.poll(() => bodies(agent.page)).toContain('有客户在排队。')

  const { name } = await memberOf(page, 'agent5')
  const { colleagues = [] } = (await ask(page, listColleagues, {})) ?? {}
  const staffId = colleagues.find((each) => each.name === name)?.staffId ?? ''
  const { queue = [] } = (await ask(page, listChats, {})) ?? {}
  await ask(page, giveChatTo, { chatId: queue.at(-1)?.chatId ?? '', staffId })
  await expect.poll(() => bodies(agent.page)).toContain('有会话转给您。')

  const handler = await deskBehind(browser, 'claims3', '/deliveries', 'granted')
  await handler.page.getByRole('button', { name: '打开桌面提醒' }).click()
  await expect(handler.page.getByRole('button', { name: '关闭桌面提醒' })).toBeVisible()
  await ask(page, takeCaseIn, {
    channel: 'letter',
    kind: 'complaint',
    cause: 'service',
    product: 'other',
    name: '岳示例',
    callBackTime: 'soonest',
    content: said,
  })
  await expect.poll(() => bodies(handler.page)).toContainEqual(expect.stringMatching(/^新到：/))

  const all = [...(await shownAt(agent.page)), ...(await shownAt(handler.page))]
  for (const { title, body } of all) {
    expect(title).toMatch(/工作台$/)
    expect(`${title}${body}`).not.toMatch(/岳示例|京N|\d{4}/)
  }

  await test.step('who looks at the desk sees it there', async () => {
    await agent.page.evaluate(() => Object.assign(window, { isLookedAt: true }))
    const before = (await shownAt(agent.page)).length
    await customer.say('还在吗')
    await expect(agent.page).toHaveTitle(/^\(\d+\) /)
    await expect(agent.page.getByText('还在吗').first()).toBeVisible()
    expect(await shownAt(agent.page)).toHaveLength(before)
  })
  await endChatsAt(agent.page)
  await agent.close()
  await handler.close()
  await customer.leave()
})

test('where the browser refuses notices nothing is shown, and how to allow them is said', async ({
  browser,
  baseURL,
}) => {
  const agent = await deskBehind(browser, 'agent3', '/chats', 'denied')
  await agent.page.getByRole('button', { name: '打开桌面提醒' }).click()
  await expect(agent.page.getByText(/浏览器没有允许桌面提醒/)).toBeVisible()
  const customer = await customerByCalls(baseURL ?? '')
  await customer.say(said)
  await customer.askForPerson()
  await expect(agent.page).toHaveTitle(/^\([1-9]\d*\) /)
  expect(await shownAt(agent.page)).toEqual([])
  await agent.page.getByRole('button', { name: /接入下一位/ }).click()
  await expect(agent.page.getByRole('log', { name: '对话' })).toContainText('京N88U26')

  await test.step('what it says lies over nothing that is pressed or typed into', async () => {
    await stopTime(agent.page)
    for (const viewport of [{ width: 1440, height: 900 }, smallest, tablet]) {
      await agent.page.setViewportSize(viewport)
      await agent.page.getByRole('button', { name: '打开桌面提醒' }).click()
      const toast = agent.page.getByText(/浏览器没有允许桌面提醒/)
      await expect(toast).toBeInViewport({ ratio: 1 })
      expect.soft(await toast.evaluate(controlsUnder), `at ${viewport.width}`).toEqual([])
    }
  })
  await endChatsAt(agent.page)
  await agent.close()
  await customer.leave()
})

/** In the page: a toast is seen and not met by a pointer, so a pointer on it meets what it covers. */
function controlsUnder(toast: Element): string[] {
  const { left, right, top, bottom } = toast.getBoundingClientRect()
  const met = new Set<Element>()
  for (let x = left; x <= right; x += 4) {
    for (let y = top; y <= bottom; y += 4) {
      const control = document.elementFromPoint(x, y)?.closest('a, button, input, select, textarea')
      if (control) met.add(control)
    }
  }
  return [...met].map(({ outerHTML }) => outerHTML)
}

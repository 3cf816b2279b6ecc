import { type BrowserContext, expect, type Page } from '@playwright/test'
import { Chat } from '../pages/chat.ts'
import { provePerson } from '../person/prove.ts'
import { violations } from '../screens/violations.ts'
import { desktop, tablet, test } from './support/desk-test.ts'
import { Hands } from './support/hands.ts'
import { openDesk } from './support/staff.ts'

/*
 * From a call or a chat everything begins with what is known. The counts are what staff do from the customer's page
 * until it is sent, beyond nothing: they may become less, never more.
 */

const caller = {
  ...{ name: '骆喆䶮', masked: '137****9190', mobile: '13700009190' },
  ...{ idTail: '9194', plate: '京AD12345' },
}
const quickCaller = { name: '郭涵', mobile: '13500004046', idTail: '2467', plate: '粤A2M546' }
type Caller = Pick<typeof quickCaller, 'name' | 'idTail' | 'plate'>
const writer = {
  ...{ name: '阿依古丽·买买提江', mobile: '18100009420', idNumber: '650199198805259429' },
}
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 16)

/** A customer's phone beside the computer of the desk. */
let phone: BrowserContext
test.beforeEach(async ({ browser }) => {
  phone = await browser.newContext({
    viewport: { width: 375, height: 667 },
    isMobile: true,
    hasTouch: true,
    extraHTTPHeaders: { 'x-forwarded-for': '10.88.0.41' },
  })
})
test.afterEach(() => phone.close())

test('from a ringing phone to the proven policies of a caller: three keys; and from there to all that is begun for them', async ({
  page,
}) => {
  const hands = new Hands(page)
  await openDesk(page, 'agent1')
  await page.goto(`/desk/#/call?phone=${caller.mobile}`)
  await expect(page.getByRole('button', { name: '开始通话' })).toBeFocused()
  await hands.press('Enter')
  await provenByFacts(hands, caller)
  expect(hands.done()).toEqual({ clicks: 0, keys: 3, typed: 12 })

  await begunForKnown(page, hands, {
    ...{ name: caller.name, phone: '', onFile: caller.masked, back: '返回客户' },
    told: '客户没有留存|短信正发到 137',
  })
  await page.getByRole('button', { name: '结束通话' }).click()
})

test('where no telephone system tells the number, five keys beyond what is typed: two lead to the call', async ({
  page,
}) => {
  const hands = new Hands(page)
  await openDesk(page, 'agent2')
  await hands.pressAtOnce('g', 'g')
  await hands.type(page.getByRole('textbox', { name: '来电号码' }), quickCaller.mobile)
  await hands.press('Enter')
  await provenByFacts(hands, quickCaller)
  expect(hands.done()).toEqual({ clicks: 0, keys: 5, typed: 22 })
  await page.getByRole('button', { name: '结束通话' }).click()
})

/** What a caller says is typed where the focus is already, until their policies show whole. */
async function provenByFacts(hands: Hands, { idTail, plate, name }: Caller): Promise<void> {
  const { page } = hands
  await hands.type(page.getByRole('textbox', { name: '证件号后四位' }), idTail)
  await hands.press('Tab')
  await hands.type(page.getByRole('textbox', { name: '车牌号' }), plate)
  await hands.press('Enter')
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText(/PDAA\d{18}/).first()).toBeVisible()
}

test('beside a chat, once its customer has proven who they are, all begins the same way', async ({
  page,
}) => {
  const words = '想问下赔到哪一步了 己'
  const theirs = await phone.newPage()
  await theirs.goto('/#/home')
  await provePerson(theirs, writer)
  const customer = await Chat.open(theirs)
  await customer.say(words)
  await customer.askPerson.click()
  await expect(customer.said(/您排在第/).first()).toBeVisible()

  const hands = new Hands(page)
  await openDesk(page, 'agent7', '/chats')
  await page.getByRole('tab', { name: /排队/ }).click()
  await expect(page.getByRole('list').getByText(words)).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByRole('link', { name: writer.name })).toBeVisible()
  await begunForKnown(page, hands, {
    ...{ name: writer.name, phone: writer.mobile, onFile: undefined, back: '返回会话' },
    told: '卡片已发到会话里',
  })
})

interface Known {
  readonly name: string
  /** As the form shows it; empty where it is masked. */
  readonly phone: string
  readonly onFile: string | undefined
  readonly back: string
  readonly told: string
}

async function begunForKnown(page: Page, hands: Hands, known: Known): Promise<void> {
  const begin = (name: string) => hands.click(page.getByRole('link', { name }))
  const back = () => page.getByRole('link', { name: known.back }).click()
  const isKnown = async (name: string, mobile: string) => {
    await expect(page.getByRole('textbox', { name })).toHaveValue(known.name)
    const number = page.getByRole('textbox', { name: mobile, exact: true })
    await expect(number).toHaveValue(known.phone)
    if (known.onFile !== undefined) {
      await expect(number).toHaveAccessibleDescription(new RegExp(escaped(known.onFile)))
    }
    const address = decodeURIComponent(page.url())
    expect(address).not.toMatch(new RegExp(`1\\d{10}|P[DJ]AA|RDAA|${known.name}`))
  }

  await begin('登记投诉或异议')
  await isKnown('客户姓名', '手机号')
  await expect(page.getByRole('combobox', { name: '涉及的理赔' })).toHaveValue(/^RDAA\d{18}$/)
  await hands.fill(page.getByRole('textbox', { name: '客户说的' }), '太慢了')
  await hands.choose(page.getByRole('combobox', { name: '原因' }), { index: 1 })
  await hands.choose(page.getByRole('combobox', { name: '产品' }), { index: 1 })
  await hands.click(page.getByRole('button', { name: '登记', exact: true }))
  await expect(page.getByText(/受理编号 TS\d{16}/)).toBeVisible()
  expect(hands.done()).toEqual({ clicks: 5, keys: 0, typed: 3 })
  await back()

  await begin('代客户报案')
  await isKnown('报案人姓名', '报案人手机号')
  await expect(page.getByRole('combobox', { name: '哪辆车' })).toHaveValue(/.+/)
  await hands.fill(page.getByLabel('出险时间'), yesterday())
  await hands.choose(page.getByRole('combobox', { name: '怎么撞的' }), '追尾')
  await hands.fill(page.getByRole('textbox', { name: '地点' }), '人民路口')
  await hands.click(page.getByRole('button', { name: '登记报案' }))
  await expect(page.getByText(/受理号 BA\d{16}/)).toBeVisible()
  expect(hands.done()).toEqual({ clicks: 5, keys: 0, typed: 20 })
  await back()

  await begin('登记投保意向')
  await isKnown('投保人姓名', '手机号')
  await hands.choose(page.getByRole('combobox', { name: '投保城市' }).first(), { index: 1 })
  await hands.click(page.getByRole('button', { name: '登记', exact: true }))
  await expect(page.getByText(/专人 1 个工作日内打给/)).toBeVisible()
  expect(hands.done()).toEqual({ clicks: 3, keys: 0, typed: 0 })
  await back()

  await begin('发收款链接')
  await isKnown('被保险人姓名', '客户手机号')
  for (const viewport of [tablet, desktop]) {
    await page.setViewportSize(viewport)
    expect(await violations(page)).toEqual([])
  }
  await hands.choose(page.getByRole('combobox', { name: '款项' }), '退还保费')
  const policy = page.getByRole('combobox', { name: '保单号' })
  if ((await policy.inputValue()) === '') await hands.choose(policy, { index: 1 })
  await hands.fill(page.getByRole('textbox', { name: '金额（元）' }), '12.50')
  await hands.fill(page.getByRole('textbox', { name: '事由' }), '退还多收的保费')
  await hands.click(page.getByRole('button', { name: '发短信给客户' }))
  await expect(page.getByText(/链接正用短信发到/)).toBeVisible()
  expect(hands.done().clicks).toBeLessThanOrEqual(6)
  await back()

  await begin('请客户交材料')
  const kind = page.getByRole('combobox', { name: '什么材料' })
  await expect(page.getByRole('combobox', { name: '哪件理赔' })).toHaveValue(/.+/)
  await hands.choose(kind, '清单上没有的，自己写')
  await hands.fill(page.getByRole('textbox', { name: '写明要交什么' }), '收条')
  await hands.click(page.getByRole('button', { name: '请客户交', exact: true }))
  await expect(page.getByText(new RegExp(known.told))).toBeVisible()
  expect(hands.done()).toEqual({ clicks: 4, keys: 0, typed: 2 })
  await back()
}

function escaped(words: string): string {
  return words.replaceAll('*', '\\*')
}

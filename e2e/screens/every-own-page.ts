import { expect, type Page } from '@playwright/test'
import { MyCar } from '../pages/my-car.ts'
import { success } from '../support/wire.ts'

/** From the page of everything: the car, how its person is reached, which browsers remember them, what they agreed to, who looked. */
export async function* everyOwnPage(page: Page): AsyncGenerator<string> {
  await page
    .getByRole('link', { name: /^看.+的全部$/ })
    .first()
    .click()
  await expect(new MyCar(page).papers).toBeVisible()
  yield 'me-car'
  await page.goto('/#/me/contact')
  await expect(page.getByRole('button', { name: '更改手机号' })).toBeVisible()
  yield 'me-contact'
  await page.goto('/#/me/devices')
  await expect(page.getByRole('heading', { name: '还没有记住的设备' })).toBeVisible()
  yield 'me-devices-none'
  await page.goto('/#/me/privacy')
  await expect(page.getByRole('button', { name: '申请副本' })).toBeVisible()
  yield 'me-privacy'
  yield* rememberedAndLookedAt(page)
}

/** What takes a code of its own, or a browser for each: told instead of done. */
async function* rememberedAndLookedAt(page: Page): AsyncGenerator<string> {
  const answers = { '**/person/readAccess': looks, '**/person/listDevices': remembered }
  for (const [url, answer] of Object.entries(answers)) {
    await page.route(url, (route) => route.fulfill(success(answer)))
  }
  await page.goto('/#/me/devices')
  await expect(page.getByText('现在在用')).toBeVisible()
  yield 'me-devices'
  await page.goto('/#/me/access')
  await expect(page.getByRole('button', { name: '这不是我' }).first()).toBeVisible()
  yield 'me-access'
  for (const url of Object.keys(answers)) await page.unroute(url)
}

/** Somebody who knew plate and number, a member of staff with a reason, a look that was reported, and the person. */
const looks = {
  entries: [
    ['facts', { what: '查到保单（车牌和证件号）', channel: '网站', network: '198.51.*.*' }],
    ['staff', { what: '查看理赔', staff: '客服 1001', reason: '客户来电问理赔进度' }],
    [
      'facts',
      { what: '查到保单', report: { caseNo: 'TS2026112200000001', answerBy: '2026-12-07' } },
    ],
    ['self', { what: '验证手机号，打开我的保障', channel: '网站' }],
  ].map(([by, told], at) => ({
    ...(told as object),
    ...{ by, at: `2026-11-${22 - at} 10:10` },
    entryId: `00000000-0000-4000-8000-00000000000${at}`,
  })),
  hasMore: true,
}

const remembered = {
  devices: ['iPhone · 微信', '电脑 · Chrome', 'Android · 浏览器'].map((name, at) => ({
    name,
    handle: `device-${at}`.padEnd(22, 'A'),
    addedAt: `2026-11-0${at + 1} 10:10`,
    usedAt: `2026-11-2${at} 10:10`,
    isThisOne: at === 0,
  })),
  canAdd: false,
}

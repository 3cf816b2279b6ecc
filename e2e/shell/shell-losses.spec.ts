import { expect, type Locator, type Page } from '@playwright/test'
import { CarPolicyQuery } from '../pages/car-policy-query.ts'
import { looks, putOn } from '../screens/looks.ts'
import { violations } from '../screens/violations.ts'
import { untilKept } from '../support/kept.ts'
import { customerWithTwoCars } from '../support/people.ts'
import { test } from '../support/visitor.ts'

test('a damaged storage gives a clean start that names what was lost, until it is noted', async ({
  page,
}) => {
  const query = await typedForm(page)
  await page.evaluate(() => {
    sessionStorage.setItem('basicInfo', '{"cityCode":')
    sessionStorage.setItem('formDrafts', 'no seal at all')
  })
  await page.reload()

  const notice = noticeOf(page)
  await expect(notice).toContainText('所选城市和同意记录')
  await expect(notice).toContainText('您填写的内容')
  await expectCleanForm(query)
  await notice.getByRole('button', { name: '知道了' }).click()
  await expect(notice).toHaveCount(0)

  await query.fill(customerWithTwoCars)
  await untilKept(page, 'formDrafts')
  await page.reload()
  await expect(query.idNumber).toHaveValue(customerWithTwoCars.identifyNumber)
  await expect(notice).toHaveCount(0)
})

test('the notice is read out when it comes, can be used by everybody and fits a narrow phone', async ({
  page,
}) => {
  await typedForm(page)
  await page.evaluate(() => sessionStorage.setItem('formDrafts', 'no seal at all'))
  await page.reload()
  await expect(noticeOf(page)).toHaveRole('status')
  await page.setViewportSize({ width: 320, height: 568 })
  for (const look of looks) {
    await putOn(page, look)
    expect.soft(await violations(page), look).toEqual([])
    const box = await noticeOf(page).boundingBox()
    expect.soft((box?.x ?? 0) + (box?.width ?? 999), look).toBeLessThanOrEqual(320)
  }
})

test('what another browser has sealed does not open here', async ({ page, browser }) => {
  const other = await browser.newContext()
  const foreign = await other.newPage()
  await typedForm(foreign)
  const sealed = await foreign.evaluate(() => sessionStorage.getItem('formDrafts') ?? '')
  await other.close()

  const query = await typedForm(page)
  await page.evaluate((text) => sessionStorage.setItem('formDrafts', text), sealed)
  await page.reload()
  await expect(noticeOf(page)).toContainText('您填写的内容')
  await expectCleanForm(query)
})

test('what could not be opened because the key did not come is there again once it does', async ({
  page,
}) => {
  const query = await typedForm(page)
  await page.addInitScript(() => {
    const isOnce = sessionStorage.getItem('refuse key once') !== null
    sessionStorage.removeItem('refuse key once')
    if (!isOnce) return
    IDBFactory.prototype.open = () => {
      throw new DOMException('not now', 'UnknownError')
    }
  })
  await page.evaluate(() => sessionStorage.setItem('refuse key once', ''))
  await page.reload()
  await expect(noticeOf(page)).toContainText('您填写的内容')
  await expectCleanForm(query)
  await page.reload()
  await expect(query.idNumber).toHaveValue(customerWithTwoCars.identifyNumber)
  await expect(noticeOf(page)).toHaveCount(0)
})

test('a tab that was opened from this one has a copy that opens, and nothing to tell', async ({
  page,
}) => {
  await typedForm(page)
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/#/policy-query')),
  ])
  await expect(tab.getByRole('textbox', { name: '证件号码' })).toHaveValue(
    customerWithTwoCars.identifyNumber,
  )
  await expect(noticeOf(tab)).toHaveCount(0)
})

const refusingBrowsers = {
  'IndexedDB is blocked': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'SecurityError')
    }
  },
  'the storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no', 'QuotaExceededError')
    }
  },
}

for (const [name, refuse] of Object.entries(refusingBrowsers)) {
  test(`where ${name} a policy is found all the same, and a reload tells what it lost`, async ({
    page,
  }) => {
    await page.addInitScript(refuse)
    const query = await CarPolicyQuery.open(page, '/?channelNo=7&from=cx#/policy-query')
    await expect(noticeOf(page)).toHaveCount(0)
    await query.askAs(customerWithTwoCars)
    await page.reload()

    await expect(noticeOf(page)).toContainText('车险查询条件')
    await page.getByRole('link', { name: '重新查询' }).first().click()
    await expectCleanForm(query)
    await noticeOf(page).getByRole('button', { name: '知道了' }).click()
    await page.reload()
    await expect(query.submit).toBeVisible()
    await expect(noticeOf(page)).toHaveCount(0)
  })
}

async function typedForm(page: Page): Promise<CarPolicyQuery> {
  const query = await CarPolicyQuery.open(page)
  await query.fill(customerWithTwoCars)
  await untilKept(page, 'formDrafts')
  return query
}

async function expectCleanForm({ plate, idNumber }: CarPolicyQuery): Promise<void> {
  await expect(plate).toHaveValue('')
  await expect(idNumber).toHaveValue('')
}

function noticeOf(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: '没能保留' })
}

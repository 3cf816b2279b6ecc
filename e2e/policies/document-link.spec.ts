import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectNoOverflow } from '../screens/overflow.ts'
import { violations } from '../screens/violations.ts'
import { oneUseLinkOf } from '../support/one-use-link.ts'
import { pageFaults } from '../support/page-faults.ts'
import { customerWithPassport } from '../support/people.ts'
import { test } from '../support/visitor.ts'

test('a link opens in any browser, its button hands the policy out once, and then it is over', async ({
  page,
  browser,
}) => {
  const link = await oneUseLinkOf(page, customerWithPassport)
  const elsewhere = await (await browser.newContext({ baseURL: new URL(link).origin })).newPage()
  const faults = pageFaults(elsewhere)

  await elsewhere.goto(link)
  await expect(elsewhere).toHaveTitle('下载电子保单 - 示例财险')
  await expect(elsewhere.getByText('机动车商业保险')).toBeVisible()
  await expectForEverybody(elsewhere)

  const download = elsewhere.waitForEvent('download')
  await elsewhere.getByRole('button', { name: '下载 PDF 文件' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('机动车商业保险电子保单.pdf')
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  expect(faults).toEqual([])

  await elsewhere.getByRole('button', { name: '下载 PDF 文件' }).click()
  await expect(elsewhere.getByRole('heading', { name: '链接已失效' })).toBeVisible()
  await expect(elsewhere.getByRole('link', { name: '95518' })).toBeVisible()
  await expectForEverybody(elsewhere)
})

/** Usable at the narrowest, with large type, and by who reads by ear. */
async function expectForEverybody(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 568 })
  for (const size of ['18px', '36px']) {
    await page.evaluate((wanted) => {
      document.documentElement.style.fontSize = wanted
    }, size)
    expect(await violations(page), size).toEqual([])
    await expectNoOverflow(page, size)
  }
}

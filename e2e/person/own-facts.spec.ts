import { expect, type Page } from '@playwright/test'
import { PersonProof } from '../pages/person-proof.ts'
import { test } from '../support/visitor.ts'

/*
 * Forms that are about what no proof opens: they begin with the name and phone that it knows. What has to be typed
 * all the same is counted, and may become less, never more.
 */

const phone = (page: Page) => page.getByRole('textbox', { name: '手机号', exact: true })

/** By an app's ticket, which proves as much as a phone and a fact. */
async function arriveProven(page: Page): Promise<void> {
  await page.goto('/dev/hand-over')
  await expect(page.getByRole('link', { name: '查看我的保障', exact: true })).toBeVisible()
}

test('an appeal asks who has proven who they are for their words alone, and no code', async ({
  page,
}) => {
  await arriveProven(page)
  await page.goto('/#/complaint-information')
  await page.getByRole('button', { name: '都不是，直接填写' }).click()
  const proof = new PersonProof(page)
  await proof.tap(page.getByText('对服务投诉'))
  await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue('王明')
  await expect(phone(page)).toHaveValue(/^1\d{2}\*{4}\d{4}$/)
  await expect(page.getByText('已验证', { exact: true })).toBeVisible()
  await proof.tap(page.getByText('先生', { exact: true }))
  const words = page.getByRole('textbox', { name: '投诉内容' })
  await words.fill('等了很久没有人接电话。')
  await proof.tap(page.getByRole('button', { name: '提交申诉' }))
  await expect(page).toHaveURL(/complaint-success/)
  expect(proof.taps).toBeLessThanOrEqual(3)
  // The case is found by the same phone, which nobody types.
  await page.getByRole('link', { name: '查看进度' }).click()
  await expect(phone(page)).toHaveValue(/\*{4}/)
  await page.getByRole('button', { name: '查看进度' }).click()
  await expect(page.getByText('专人回电')).toBeVisible()
})

test('who wants to buy types nothing', async ({ page }) => {
  await arriveProven(page)
  await page.goto('/#/car-purchase')
  await expect(page.getByRole('textbox', { name: '投保人姓名' })).toHaveValue('王明')
  const proof = new PersonProof(page)
  await proof.tap(page.getByRole('checkbox'))
  await proof.tap(page.getByRole('button', { name: '提交登记' }))
  await expect(page.getByText(/个工作日内/).first()).toBeVisible()
  expect({ taps: proof.taps, typed: proof.typed }).toEqual({ taps: 2, typed: 0 })
})

for (const path of ['return-insurance', 'promotion-apply', 'appeal-progress']) {
  test(`/${path} begins with the phone that was proven, and what was typed stays`, async ({
    page,
  }) => {
    await arriveProven(page)
    await page.goto(`/#/${path}`)
    await expect(phone(page)).toHaveValue(/^1\d{2}\*{4}\d{4}$/)
    await phone(page).fill('13900001111')
    await page.reload()
    await expect(phone(page)).toHaveValue('13900001111')
  })
}

test('who has proven nothing finds these forms empty', async ({ page }) => {
  await page.goto('/#/car-purchase')
  await expect(page.getByRole('textbox', { name: '投保人姓名' })).toHaveValue('')
  await expect(phone(page)).toHaveValue('')
})

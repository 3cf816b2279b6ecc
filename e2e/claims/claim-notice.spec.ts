import { expect, type Page } from '@playwright/test'
import { ClaimProgress } from '../pages/claim-progress.ts'
import { factsToTry } from '../support/demo.ts'
import { test } from '../support/visitor.ts'
import { success } from '../support/wire.ts'

/** Where an SMS leads that the demo has sent, by a word of what it shows. */
async function addressOf(page: Page, shows: string): Promise<string> {
  const { link } = await factsToTry(page, 'openClaimLink', shows)
  return `/#/claims-detail-car?link=${link}`
}

test('the link of an SMS opens its claim after one code, and later pages ask for no other', async ({
  page,
}) => {
  await page.goto(await addressOf(page, 'a new step was told'))
  const claim = new ClaimProgress(page)
  await claim.codeSheet.slide.passByFinger()
  await claim.codeSheet.typeCode()
  await expect(claim.todo).toContainText('提交理赔材料')

  await page.reload()
  await expect(claim.head).toBeVisible()
  await claim.todo.getByRole('link', { name: '去发送材料' }).click()
  await expect(claim.card('事故情况')).toBeVisible()
  await expect(page.getByRole('switch', { name: '短信告诉我进展' })).toBeChecked()
})

test('a link of long ago says so, and leads to the form', async ({ page }) => {
  await page.goto(await addressOf(page, 'a link of long ago'))
  await expect(page.getByRole('heading', { name: '链接已失效' })).toBeVisible()
  await page.getByRole('link', { name: '用报案号查询' }).click()
  await expect(page.getByRole('textbox', { name: '报案号' })).toBeVisible()
})

test('a link that was cut off on its way says the same', async ({ page }) => {
  await page.goto('/#/claims-detail-car?link=demo')
  await expect(page.getByRole('heading', { name: '链接已失效' })).toBeVisible()
})

test('whoever gets the SMS stops them with one press, without a code; opening stops nothing', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route('**/stopSubscription', (route) => {
    asked.push(route.request().postDataJSON().body.link)
    return route.fulfill(success({}))
  })
  const address = await addressOf(page, 'a new step was told')
  await page.goto(address)
  const { codeSheet } = new ClaimProgress(page)
  await expect(codeSheet.slide.slider).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(codeSheet.slide.slider).toBeHidden()
  await page.getByRole('link', { name: '停止短信提醒' }).click()
  const stop = page.getByRole('button', { name: '停止提醒' })
  await expect(stop).toBeVisible()
  expect(asked).toEqual([])
  await stop.click()
  await expect(page.getByRole('heading', { name: '已停止短信提醒' })).toBeVisible()
  expect(asked).toEqual([new URLSearchParams(address.split('?')[1]).get('link')])
})

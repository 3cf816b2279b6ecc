import { expect, type Page } from '@playwright/test'
import { tellUpToPhotos } from '../pages/accident-report.ts'
import { CodeSheet } from '../pages/code-sheet.ts'
import { provePerson } from '../person/prove.ts'
import { violations } from '../screens/violations.ts'
import { untilFileKept } from '../support/kept.ts'
import { largePhoto } from '../support/large-photo.ts'
import { test } from '../support/visitor.ts'

/*
 * Words wait at the roadside for longer than a proof lives. Nothing is lost, the person reads what to do, and the
 * report goes out.
 */

/** Nobody else proves their phones. */
const again = { mobile: '15000004003', idNumber: '330199197607202035' }
const otherwise = { mobile: '18100004012', idNumber: '330199196404122129' }
/** No policy has it on file. */
const anyPhone = '13900025051'
const small = { width: 1600, height: 1200 }

/** A report of their own car with a photo: sent without a line, so that it waits. */
async function tellWithoutLine(page: Page, person: typeof again, place: string): Promise<void> {
  await page.goto('/#/home')
  await provePerson(page, person)
  await page.goto('/#/report')
  await tellUpToPhotos(page, place)
  const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await largePhoto(page, small) }
  await page.getByLabel('选择照片：撞的地方').setInputFiles(photo)
  await expect(page.getByRole('img', { name: '已拍' })).toBeVisible()
  await page.getByRole('button', { name: '继续' }).click()
  const cars = page.getByRole('radiogroup', { name: '出事的车' })
  await expect(cars.getByRole('radio').first()).toBeChecked()
  await page.getByRole('button', { name: '走了' }).click()
  await page.getByRole('button', { name: '继续' }).click()
  await expect(page.getByRole('heading', { name: '看一遍，就发送' })).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: '同意并发送报案' }).click()
  await expect(page.getByRole('heading', { name: '没有网络，会自动再发' })).toBeVisible()
  await untilFileKept(page, 'accident/draft')
}

const noted = (page: Page) => page.getByText(/^\d\d:\d\d报案时间和收到的时间都会记下$/)

/** The session with its proof is over, and the line is back. */
async function comeBackUnproven(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'sid' })
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: '还没有发出，请再验证一次' })).toBeVisible()
}

test('whose proof ended while the words waited reads that nothing is lost, and behind another proof it goes by itself', async ({
  page,
}) => {
  await tellWithoutLine(page, again, '桥东路 51 号门口')
  const proof = await page.context().cookies()
  const pressedAt = (await noted(page).textContent()) ?? ''
  await comeBackUnproven(page)
  const main = page.getByRole('main')
  await expect(main).toContainText('填的都在，不用重填')
  await expect(main).toContainText('照片 1 张')
  await expect(noted(page)).toHaveText(pressedAt)
  expect(await violations(page)).toEqual([])

  await test.step('nor is it after a reload', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: '还没有发出，请再验证一次' })).toBeVisible()
    await expect(main).toContainText('照片 1 张')
  })
  await page.getByRole('link', { name: '重新验证，接着发送' }).click()
  await expect(page.getByRole('textbox', { name: '手机号' })).toBeVisible()
  // A phone gets one code a minute, so the proof comes back as it was.
  await page.context().addCookies(proof)
  await page.reload()
  await expect(page.getByRole('heading', { name: '已收到报案' })).toBeVisible()
  await expect(main).toContainText('照片 1 张')
  await expect(main).not.toContainText('还有 1 张')
})

test('or tells a plate and a phone instead, and all else stays as it was told', async ({
  page,
}) => {
  await tellWithoutLine(page, otherwise, '桥东路 52 号门口')
  await comeBackUnproven(page)
  await page.getByRole('link', { name: '改用车牌和手机报案' }).click()
  await expect(page.getByRole('button', { name: '走了' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('textbox', { name: '您的车牌' }).fill('N26198')
  await page.getByRole('textbox', { name: '您的手机' }).fill(anyPhone)
  await page.getByRole('button', { name: '继续' }).click()
  const code = new CodeSheet(page)
  await code.untilSent()
  await code.typeCode()
  await expect(page.getByRole('heading', { name: '已收到报案' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('照片 1 张')
})

import {
  saveAnnouncement,
  sendPicture,
} from '@ecenter/contract/activities/desk/announcements-at-desk.ts'
import { type DeskCall, deskUrlOf } from '@ecenter/contract/desk/desk-call.ts'
import { expect, type Page } from '@playwright/test'
import { hold } from '../support/wire.ts'
import { test } from './support/desk-test.ts'
import { openDesk } from './support/staff.ts'

const editor = 'content3'
const urlOf = (call: DeskCall) => `**${deskUrlOf(call)}`

test('saving an announcement waits for its picture', async ({ page }) => {
  await openDesk(page, editor, '/announcement?kind=carousel')
  await page.getByRole('textbox', { name: '标题' }).fill('等图片的一条')
  await page.getByRole('textbox', { name: '说明' }).fill('图片还在路上。')
  await page.getByRole('checkbox', { name: '展示给客户' }).uncheck()
  const letGo = await hold(page, urlOf(sendPicture))
  await choosePicture(page)
  const isSaved = page.waitForRequest(urlOf(saveAnnouncement))
  await page.getByRole('textbox', { name: '标题' }).press('Enter')
  await expect(page.getByRole('button', { name: '图片传完再保存' })).toBeVisible()
  letGo()
  await expect(page.getByRole('img', { name: '已上传的图片' })).toBeVisible()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  expect((await isSaved).postDataJSON().pictureId).toBeDefined()
  await expect(page.getByText('已保存，客户看不到这一条。')).toBeVisible()
})

test('a picture that comes after its page was left is not found with the next announcement', async ({
  page,
}) => {
  await openDesk(page, editor, '/announcement?kind=carousel')
  const letGo = await hold(page, urlOf(sendPicture))
  await choosePicture(page)
  await page.getByRole('link', { name: '我的账号' }).click()
  await expect(page.getByRole('heading', { name: '修改密码' })).toBeVisible()
  letGo()
  await expect(page.getByText('刚才的图片没有用上')).toBeVisible()
  await page.goto('/desk/#/announcement?kind=carousel')
  await expect(page.getByRole('textbox', { name: '标题' })).toBeVisible()
  await expect(page.getByRole('img', { name: '已上传的图片' })).toHaveCount(0)
})

async function choosePicture(page: Page): Promise<void> {
  const buffer = await page.screenshot({ type: 'jpeg' })
  const picture = { name: '图.jpg', mimeType: 'image/jpeg', buffer }
  await page.locator('input[type=file]').setInputFiles(picture)
}

import { expect } from '@playwright/test'
import { sendWithCode, tellUpToPhotos } from '../pages/accident-report.ts'
import { violations } from '../screens/violations.ts'
import { untilFileKept } from '../support/kept.ts'
import { largePhoto } from '../support/large-photo.ts'
import { test } from '../support/visitor.ts'

test('words arrive though no photo does; photos follow by themselves, after a reload and from another report too', async ({
  page,
}) => {
  const pieces = '**/accident-reports/sendAccidentPhotoPiece*'
  await page.route(pieces, (route) => route.abort())
  await page.goto('/#/report')
  await tellUpToPhotos(page, '桥东路 20 号门口')
  const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await largePhoto(page) }
  for (const [at, name] of ['撞的地方', '两车全景'].entries()) {
    await page.getByLabel(`选择照片：${name}`).setInputFiles(photo)
    await expect(page.getByRole('img', { name: '已拍' })).toHaveCount(at + 1)
  }
  await page.getByRole('button', { name: '继续' }).click()
  await page.getByRole('textbox', { name: '您的车牌' }).fill('N26194')
  await page.getByRole('textbox', { name: '您的手机' }).fill('13900025026')
  await page.getByRole('button', { name: '没有对方' }).click()
  await page.getByRole('button', { name: '继续' }).click()
  await sendWithCode(page)
  const main = page.getByRole('main')
  await expect(main).toContainText('还有 2 张照片暂时传不出去，已存在手机里。')
  expect(await violations(page)).toEqual([])

  await untilFileKept(page, 'accident-waiting')
  await page.reload()
  await expect(main).toContainText('还有 2 张照片暂时传不出去')

  await test.step('who comes back begins another report, and the photos of the first are not lost', async () => {
    await page.goto('about:blank')
    await page.goto('/#/report')
    await expect(page.getByRole('heading', { name: '人都安全吗？' })).toBeVisible()
    await expect(main).toContainText('上次报案还有 2 张照片在传。')
    expect(await violations(page)).toEqual([])
    await page.unroute(pieces)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.getByRole('link', { name: '看传到哪了' }).click()
  })
  await expect(main).toContainText('照片 2 张')
  await expect(main).not.toContainText('还有')
  await expect(main).not.toContainText('照片还在上传')
})

import { expect, type Page } from '@playwright/test'
import { CodeSheet } from '../pages/code-sheet.ts'
import { untilFileKept } from '../support/kept.ts'
import { largePhoto } from '../support/large-photo.ts'

/** Every step of a report, as somebody without a proof sees it; a line that goes and comes. */
export async function* everyReport(page: Page): AsyncGenerator<string> {
  const title = (name: string) => expect(page.getByRole('heading', { name })).toBeVisible()
  await page.goto('/#/report')
  await title('人都安全吗？')
  yield 'report-safe'
  await page
    .getByRole('button', { name: /有人受伤/ })
    .last()
    .click()
  await title('先打 120')
  yield 'report-hurt'
  await page.getByRole('button', { name: '用手机定位，读给对方听' }).click()
  await expect(page.getByText(/没有定位到/)).toBeVisible()
  yield 'report-hurt-nowhere'
  await page.goBack()
  await page.getByRole('button', { name: /没有人受伤/ }).click()
  await title('在哪里出的事？')
  yield 'report-where'
  await page.getByRole('button', { name: '用手机定位，继续' }).click()
  await expect(page.getByText(/没有定位到/)).toBeVisible()
  yield 'report-where-nowhere'
  await page.getByRole('textbox', { name: '地点' }).fill('和安路与柳园街路口')
  await page.getByRole('button', { name: '今天早些' }).click()
  yield 'report-where-earlier'
  await page.getByRole('button', { name: '刚才' }).click()
  await page.getByRole('button', { name: '继续', exact: true }).click()
  await title('怎么撞的？')
  yield 'report-what'
  await page.getByRole('button', { name: '追尾' }).click()
  await title('拍几张照片')
  yield 'report-photos'
  const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await largePhoto(page) }
  await page.getByLabel('选择照片：撞的地方').setInputFiles(photo)
  const broken = { ...photo, buffer: Buffer.from('\xff\xd8\xff\xe0 broken', 'latin1') }
  await page.getByLabel('选择照片：两车全景').setInputFiles(broken)
  await expect(page.getByText('本机打不开，会照样发送，最好重拍')).toBeVisible()
  await page
    .getByLabel('选择照片：对方车牌')
    .setInputFiles({ ...photo, buffer: Buffer.from('no photo') })
  await expect(page.getByText('打不开，没有加上，请重拍或换一张')).toBeVisible()
  await expect(page.getByRole('img', { name: '已拍' })).toBeVisible()
  yield 'report-photos-taken'
  await untilFileKept(page, 'accident/draft')
  await page.goto('about:blank')
  await page.goto('/#/report')
  await title('接着上次报？')
  yield 'report-found'
  await page.getByRole('button', { name: /接着报/ }).click()
  await page.getByRole('button', { name: '继续' }).click()
  await title('怎么联系您？')
  await page.getByRole('button', { name: '继续' }).click()
  await expect(page.getByRole('group', { name: '对方的车' })).toHaveAccessibleDescription(
    '请选一个',
  )
  yield 'report-driver-faults'
  await page.getByRole('textbox', { name: '您的车牌' }).fill('N26193')
  await page.getByRole('textbox', { name: '您的手机' }).fill('13900025024')
  await page.getByRole('button', { name: '在现场' }).click()
  await expect(page.getByText(/^请(填写|选)/)).toHaveCount(0)
  yield 'report-driver'
  await page.getByRole('button', { name: '继续' }).click()
  await title('看一遍，就发送')
  yield 'report-summary'
  await page.context().setOffline(true)
  await page.getByRole('button', { name: '同意并发送报案' }).click()
  await title('没有网络，会自动再发')
  yield 'report-offline'
  await page.context().setOffline(false)
  const code = new CodeSheet(page)
  await code.untilSent()
  await code.typeCode()
  await title('已收到报案')
  yield 'report-receipt'
}

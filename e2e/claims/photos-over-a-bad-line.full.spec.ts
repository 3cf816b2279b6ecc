import { expect, type Page } from '@playwright/test'
import { sendWithCode, tellUpToPhotos } from '../pages/accident-report.ts'
import { badLine } from '../support/bad-line.ts'
import { untilFileKept } from '../support/kept.ts'
import { noisyPhoto } from '../support/noisy-photo.ts'
import { test } from '../support/visitor.ts'

const megabyte = 1024 * 1024
const photoCount = 9
const breaksAt = [5 * megabyte, 16 * megabyte, 27 * megabyte]
/** What is lost with a break: a piece, which the browser may have tried twice by itself. */
const lostByBreak = 2 * 256 * 1024
/** The page itself, heads of requests, and forms around pieces. */
const besides = 1.5 * megabyte

const names = ['两车全景', '撞的地方', '对方车牌', '路面标线']

/** The calls by their names, in the order in which they were asked. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) =>
    calls.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''),
  )
  return calls
}

test('nine photos of four megabytes arrive over a line that breaks three times, and after a reload; none of it is sent twice', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(600_000)
  const line = await badLine(`${baseURL}`, breaksAt)
  let photoBytes = 0
  try {
    await page.goto(`${line.origin}/#/report`)
    await tellUpToPhotos(page, '桥东路与和安路路口')
    for (let at = 0; at < photoCount; at += 1) {
      const buffer = await noisyPhoto(page)
      expect(buffer.length).toBeGreaterThan(3.8 * megabyte)
      photoBytes += buffer.length
      const name = names[at] ?? '更多照片'
      const field = page.getByLabel(`选择照片：${name}`).last()
      await field.setInputFiles({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer })
      await expect(page.getByRole('img', { name: '已拍' })).toHaveCount(at + 1)
    }
    await page.getByRole('button', { name: '继续' }).click()
    await page.getByRole('textbox', { name: '您的车牌' }).fill('N26187')
    await page.getByRole('textbox', { name: '您的手机' }).fill('13900025021')
    await page.getByRole('button', { name: '没有对方' }).click()
    await page.getByRole('button', { name: '继续' }).click()
    const calls = callsOf(page)
    await sendWithCode(page)

    await test.step('words have arrived before the first piece of a photo was on its way', () => {
      expect(calls).toContain('reportAccident')
      const before = calls.slice(0, calls.lastIndexOf('reportAccident'))
      expect(before.filter((name) => name.startsWith('sendAccidentPhoto'))).toEqual([])
    })

    await test.step('the page is opened anew in the middle, and goes on by itself', async () => {
      await expect.poll(line.breaks, { timeout: 180_000 }).toBe(2)
      await untilFileKept(page, 'accident-waiting')
      await page.reload()
    })
    await expect(page.getByRole('heading', { name: '已收到报案' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(`照片 ${photoCount} 张`, {
      timeout: 300_000,
    })
    await expect(page.getByText('照片还在上传')).toHaveCount(0)
    expect(line.breaks()).toBe(breaksAt.length)
    const twice = line.sentBytes() - photoBytes
    expect(twice).toBeLessThan((breaksAt.length + 1) * lostByBreak + besides)
  } finally {
    line.close()
  }
})

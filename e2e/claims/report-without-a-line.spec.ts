import { expect, type Page } from '@playwright/test'
import { tellUpToPhotos } from '../pages/accident-report.ts'
import { CodeSheet } from '../pages/code-sheet.ts'
import { violations } from '../screens/violations.ts'
import { fileNames, untilFileKept } from '../support/kept.ts'
import { largePhoto } from '../support/large-photo.ts'
import { test } from '../support/visitor.ts'

/** What this site has in the browser to answer in the place of the service. */
function keepers(page: Page): Promise<{ workers: number; caches: string[] }> {
  return page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations()
    return { workers: workers.length, caches: await caches.keys() }
  })
}

/** What a cache holds; to open one that is gone would make it anew. */
function keptFiles(page: Page, name: string): Promise<string[]> {
  return page.evaluate(async (of) => {
    const kept = await (await caches.open(of)).keys()
    return kept.map(({ url }) => new URL(url).pathname)
  }, name)
}

test('a reload without a line finds the report and its photos again, and once there is one it is sent', async ({
  page,
}) => {
  const context = page.context()
  await page.goto('/#/home')
  await expect(page.getByRole('link', { name: /出事故了/ })).toBeVisible()
  await page.evaluate(() => caches.open('report-of-an-older-version'))
  expect(await keepers(page)).toMatchObject({ workers: 0 })

  await page.goto('/#/report')
  await tellUpToPhotos(page, '桥东路 8 号门口')
  await page
    .getByLabel('选择照片：撞的地方')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await largePhoto(page) })
  await expect(page.getByRole('img', { name: '已拍' })).toBeVisible()
  await untilFileKept(page, 'accident/draft')

  await test.step('the page alone is kept, by one version, and no answer of a call', async () => {
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
      .toBe('activated')
    const { caches } = await keepers(page)
    expect(caches).toEqual([expect.stringMatching(/^report-[\da-f]{8}$/)])
    const files = await keptFiles(page, caches[0] ?? '')
    expect(files).toContain('/')
    expect(files.filter((file) => file !== '/' && !file.startsWith('/assets/'))).toEqual([])
  })

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: '拍几张照片' })).toBeVisible()
  await expect(page.getByRole('img', { name: '已拍' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: '继续' }).click()
  await page.getByRole('textbox', { name: '您的车牌' }).fill('N26188')
  await page.getByRole('textbox', { name: '您的手机' }).fill('13900025022')
  await page.getByRole('button', { name: '没有对方' }).click()
  await page.getByRole('button', { name: '继续' }).click()
  await page.getByRole('button', { name: '同意并发送报案' }).click()
  await expect(page.getByRole('heading', { name: '没有网络，会自动再发' })).toBeVisible()

  await test.step('also where it waits already', async () => {
    await untilFileKept(page, 'accident/draft')
    await page.reload()
    await expect(page.getByRole('heading', { name: '没有网络，会自动再发' })).toBeVisible()
  })
  await context.setOffline(false)
  const code = new CodeSheet(page)
  await code.untilSent()
  await code.typeCode()
  await expect(page.getByRole('heading', { name: '已收到报案' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('照片 1 张')
  await expect.poll(() => keepers(page)).toEqual({ workers: 0, caches: [] })
})

test('who only looked keeps nothing, and a report of last week goes with its photos', async ({
  page,
}) => {
  const nothing = { workers: 0, caches: [] }
  const isKept = () =>
    expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
      .toBe('activated')
  await page.goto('/#/report')
  await isKept()
  await page.evaluate(() => location.assign('#/home'))
  await expect.poll(() => keepers(page)).toEqual(nothing)

  await test.step('also where the tab was closed, once the site is opened again', async () => {
    await page.goto('/#/report')
    await isKept()
    await page.goto('about:blank')
    await page.goto('/#/home')
    await expect.poll(() => keepers(page)).toEqual(nothing)
  })

  await page.goto('/#/report')
  await tellUpToPhotos(page, '桥东路 8 号门口')
  await page
    .getByLabel('选择照片：撞的地方')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await largePhoto(page) })
  await expect(page.getByRole('img', { name: '已拍' })).toBeVisible()
  await untilFileKept(page, 'accident/draft')
  await isKept()
  await page.goto('about:blank')
  await page.goto('/#/report')
  await expect(page.getByRole('heading', { name: '接着上次报？' })).toBeVisible()
  expect(await fileNames(page)).toHaveLength(2)

  await page.clock.setFixedTime(Date.now() + 8 * 86_400_000)
  await page.reload()
  await expect(page.getByRole('button', { name: /没有人受伤/ })).toBeVisible()
  await expect.poll(() => fileNames(page)).toEqual([])
  await page.evaluate(() => location.assign('#/home'))
  await expect.poll(() => keepers(page)).toEqual(nothing)
})

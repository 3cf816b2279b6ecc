import { expect } from '@playwright/test'
import { sendWithCode, tellUpToPhotos } from '../pages/accident-report.ts'
import { provePerson } from '../person/prove.ts'
import { violations } from '../screens/violations.ts'
import { lastSmsTo } from '../support/demo.ts'
import { untilFileKept } from '../support/kept.ts'
import { largePhoto } from '../support/large-photo.ts'
import { test } from '../support/visitor.ts'

/** The demo's core makes a claim of what they report, so nobody else looks at their car. */
const owner = { mobile: '13400004036', idNumber: '310199199208092364' }

test('somebody without a proof reports at the roadside, is called by a time, and reads the receipt again', async ({
  page,
}) => {
  const mobile = '13900025001'
  await page.goto('/#/home')
  await page.getByRole('link', { name: /出事故了/ }).click()
  await expect(page.getByRole('heading', { name: '人都安全吗？' })).toBeVisible()
  await expect(page.getByRole('link', { name: /120/ })).toHaveAttribute('href', 'tel:120')
  expect(await violations(page)).toEqual([])
  await tellUpToPhotos(page, '和安路与柳园街路口')

  await test.step('a reload loses nothing: where it stopped, it goes on', async () => {
    await untilFileKept(page, 'accident/draft')
    await page.goto('about:blank')
    await page.goto('/#/report')
    await expect(page.getByRole('heading', { name: '接着上次报？' })).toBeVisible()
    await page.getByRole('button', { name: /接着报/ }).click()
    await expect(page.getByRole('heading', { name: '拍几张照片' })).toBeVisible()
  })
  expect(await violations(page)).toEqual([])
  await test.step('what nobody can open is not added, what the service may is sent and not counted', async () => {
    const damage = page.getByLabel('选择照片：撞的地方')
    const jpeg = { name: 'a.jpg', mimeType: 'image/jpeg' }
    // As an iPhone keeps its photos; this browser has no decoder for them.
    await damage.setInputFiles({ ...jpeg, buffer: Buffer.from('\0\0\0\x18ftypheic', 'latin1') })
    await expect(page.getByText('打不开，没有加上，请重拍或换一张')).toBeVisible()
    await expect(page.getByRole('button', { name: '先跳过，以后补' })).toBeVisible()
    await damage.setInputFiles({
      ...jpeg,
      buffer: Buffer.from('\xff\xd8\xff\xe0 broken', 'latin1'),
    })
    await expect(page.getByText('本机打不开，会照样发送，最好重拍')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('还差 4 张')
    expect(await violations(page)).toEqual([])
  })
  await page.getByRole('button', { name: '继续' }).click()

  await expect(page.getByRole('heading', { name: '怎么联系您？' })).toBeVisible()
  await page.getByRole('button', { name: '继续' }).click()
  await expect(page.getByRole('textbox', { name: '您的车牌' })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await page.getByRole('textbox', { name: '您的车牌' }).fill('N26185')
  await page.getByRole('textbox', { name: '您的手机' }).fill(mobile)
  await page.getByRole('button', { name: '没有对方' }).click()
  await page.getByRole('button', { name: '继续' }).click()

  await expect(page.getByRole('heading', { name: '看一遍，就发送' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('和安路与柳园街路口')
  await expect(page.getByRole('main')).toContainText('1 张本机打不开，也会发送')
  await test.step('who changes one thing is back with one press, and asked nothing again', async () => {
    await page.getByRole('link', { name: '改经过' }).click()
    await page.getByRole('button', { name: '路口相撞' }).click()
    await expect(page.getByRole('heading', { name: '看一遍，就发送' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('路口相撞')
  })
  expect(await violations(page)).toEqual([])
  await sendWithCode(page)
  await expect(page.getByRole('main')).toContainText(/BA\d{16}/)
  await expect(page.getByRole('main')).toContainText('有 1 张照片没有收下：这张照片打不开')
  await expect(page.getByRole('heading', { name: /前给您打电话/ })).toBeVisible()
  await lastSmsTo(page, mobile, '已收到您的出险报案')
  expect(await violations(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { name: '已收到报案' })).toBeVisible()
  await page.goto('/#/report')
  await expect(page.getByRole('heading', { name: '人都安全吗？' })).toBeVisible()
})

test('who has proven the car chooses it; without a line the report waits in the phone and goes by itself', async ({
  page,
}) => {
  await page.goto('/#/home')
  await provePerson(page, owner)
  await page.goto('/#/report')
  await tellUpToPhotos(page, '柳园街 12 号门口')
  await page
    .getByLabel('选择照片：撞的地方')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await largePhoto(page) })
  await expect(page.getByRole('img', { name: '已拍' })).toBeVisible()
  await page.getByRole('button', { name: '继续' }).click()
  const cars = page.getByRole('radiogroup', { name: '出事的车' })
  await expect(cars.getByRole('radio').first()).toBeChecked()
  await page.getByRole('button', { name: '走了' }).click()
  await page.getByRole('button', { name: '继续' }).click()
  await expect(page.getByRole('heading', { name: '看一遍，就发送' })).toBeVisible()

  await test.step('whose cars cannot be asked for after a reload waits, and nothing is lost', async () => {
    await untilFileKept(page, 'accident/draft')
    const ownCars = '**/accident-reports/listOwnCars*'
    await page.route(ownCars, (route) => route.fulfill({ status: 503 }))
    await page.reload()
    await page.getByRole('button', { name: '同意并发送报案' }).click()
    await expect(page.getByRole('heading', { name: '暂时发不出去，会自动再发' })).toBeVisible()
    await page.context().setOffline(true)
    await page.unroute(ownCars)
  })
  await page.getByRole('button', { name: '再试一次' }).click()
  await expect(page.getByRole('heading', { name: '没有网络，会自动再发' })).toBeVisible()
  await expect(page.getByText('没完成的请再点一次')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  const pieces = '**/accident-reports/sendOwnAccidentPhotoPiece*'
  await page.route(pieces, (route) => route.abort())
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: '已收到报案' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('还有 1 张照片暂时传不出去')

  await test.step('among their own things they read that a photo waits, and go on with it', async () => {
    await page.goto('/#/me')
    await expect(main).toContainText('报案还有 1 张照片没传完。')
    expect(await violations(page)).toEqual([])
    await page.unroute(pieces)
    await page.getByRole('link', { name: '接着传' }).click()
    await expect(main).toContainText('照片 1 张')
    await expect(main).not.toContainText('还有 1 张')
  })

  await test.step('the core makes a claim of it, whose adjuster is named', async () => {
    const claim = page.getByRole('link', { name: /看理赔进度（报案号 R/ })
    await expect(claim).toBeVisible({ timeout: 20_000 })
    await claim.click()
    await expect(page.getByRole('heading', { name: '理赔进度' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.goto('/#/me')
    await expect(page.getByRole('main')).toContainText('追尾')
  })
})

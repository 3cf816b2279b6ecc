import { urlOf } from '@ecenter/contract/call.ts'
import { createCode } from '@ecenter/contract/verification/create-code.ts'
import { initCaptcha } from '@ecenter/contract/verification/proof-calls.ts'
import { expect, type Page } from '@playwright/test'
import { tellUpToPhotos } from '../pages/accident-report.ts'
import { CodeSheet } from '../pages/code-sheet.ts'
import { provePerson } from '../person/prove.ts'
import { violations } from '../screens/violations.ts'
import { test } from '../support/visitor.ts'

/** What it may take from home to the receipt, without a proof. */
const tapsAtMost = 8
const charactersAtMost = 23

const here = { latitude: 39.91234, longitude: 116.46123, accuracy: 12 }

interface Effort {
  readonly taps: number
  readonly typed: number
  readonly captchas: number
}

/**
 * Presses of buttons and links, characters in fields (going into a field is part of typing), and pictures of
 * captchas that were fetched.
 */
async function countEffort(page: Page): Promise<() => Promise<Effort>> {
  let captchas = 0
  page.on('request', (request) => {
    if ([createCode, initCaptcha].some((call) => request.url().includes(urlOf(call)))) captchas += 1
  })
  await page.addInitScript(() => {
    const effort = { taps: 0, typed: 0 }
    Reflect.set(window, 'effort', effort)
    addEventListener(
      'click',
      ({ isTrusted, target }) => {
        if (isTrusted && target instanceof Element && target.closest('a, button') !== null)
          effort.taps += 1
      },
      true,
    )
    addEventListener(
      'beforeinput',
      (event) => {
        effort.typed += event.data?.length ?? 0
      },
      true,
    )
  })
  return async () => ({ ...(await page.evaluate(() => Reflect.get(window, 'effort'))), captchas })
}

/** From home, by somebody without a proof whose phone says where it is; `onScreen` looks at each screen. */
async function reportFromHome(
  page: Page,
  { plate, mobile }: { readonly plate: string; readonly mobile: string },
  onScreen: () => Promise<void> = async () => undefined,
): Promise<void> {
  const come = async (name: string) => {
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await onScreen()
  }
  await onScreen()
  await page.getByRole('link', { name: /出事故了/ }).click()
  await come('人都安全吗？')
  await page.getByRole('button', { name: /没有人受伤/ }).click()
  await come('在哪里出的事？')
  await page.getByRole('button', { name: '用手机定位，继续' }).click()
  await come('怎么撞的？')
  await page.getByRole('button', { name: '追尾' }).click()
  await come('拍几张照片')
  await page.getByRole('button', { name: '先跳过，以后补' }).click()
  await come('怎么联系您？')
  await page.getByRole('textbox', { name: '您的车牌' }).focus()
  await page.getByRole('textbox', { name: '您的车牌' }).pressSequentially(plate)
  await page.getByRole('textbox', { name: '您的手机' }).focus()
  await page.getByRole('textbox', { name: '您的手机' }).pressSequentially(mobile)
  await page.getByRole('button', { name: '没有对方' }).click()
  await page.getByRole('button', { name: '继续' }).click()
  await come('看一遍，就发送')
  await page.getByRole('button', { name: '同意并发送报案' }).click()
  const code = new CodeSheet(page)
  await code.sentWithoutSlide()
  await onScreen()
  await code.typeCode()
  await come('已收到报案')
}

test.describe('where the phone says where it is', () => {
  test.use({ geolocation: here, permissions: ['geolocation'] })

  test('from home to the receipt it takes eight taps, twenty-three characters and no captcha', async ({
    page,
  }) => {
    const effort = await countEffort(page)
    await page.goto('/#/home')
    await reportFromHome(page, { plate: 'N26189', mobile: '13900025023' })
    // As many as it may take, and no less: nothing was left out of the count.
    expect(await effort()).toEqual({ taps: tapsAtMost, typed: charactersAtMost, captchas: 0 })
  })

  test('in large type it takes as many, and every screen on the way is whole', async ({ page }) => {
    const effort = await countEffort(page)
    await page.goto('/#/home')
    await page.getByRole('button', { name: '字太小？切换到大字版' }).click()
    await expect(page.getByRole('button', { name: '切换到标准版' })).toBeVisible()
    const { taps: before } = await effort()
    await reportFromHome(page, { plate: 'N26191', mobile: '13900025031' }, async () => {
      expect(await violations(page)).toEqual([])
    })
    const { taps, ...rest } = await effort()
    const all = { taps: taps - before, ...rest }
    expect(all).toEqual({ taps: tapsAtMost, typed: charactersAtMost, captchas: 0 })
  })

  test('who stands by somebody hurt reads out where they are, and is not asked for it again', async ({
    page,
  }) => {
    await page.goto('/#/report')
    await page.getByRole('button', { name: /^有人受伤/ }).click()
    await expect(page.getByRole('heading', { name: '先打 120' })).toBeVisible()
    await page.getByRole('button', { name: '用手机定位，读给对方听' }).click()
    const main = page.getByRole('main')
    await expect(main).toContainText('告诉对方您在：东经 116.46123，北纬 39.91234误差约 12 米')
    await expect(page.getByRole('link', { name: '拨打 120' })).toBeInViewport({ ratio: 1 })
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: '电话打完了，继续报案' }).click()
    await expect(page.getByText('已定位，误差约 12 米')).toBeVisible()
    await page.getByRole('button', { name: '继续', exact: true }).click()
    await expect(page.getByRole('heading', { name: '怎么撞的？' })).toBeVisible()
  })

  test('a position that is wrong is taken back, and one that is vague asks for words', async ({
    page,
  }) => {
    await page.context().setGeolocation({ ...here, accuracy: 1500 })
    await page.goto('/#/report')
    await page.getByRole('button', { name: /没有人受伤/ }).click()
    await page.getByRole('button', { name: '用手机定位，继续' }).click()
    await expect(page.getByRole('heading', { name: '怎么撞的？' })).toBeVisible()
    await page.goBack()
    await expect(page.getByText('已定位，误差约 1500 米')).toBeVisible()
    const place = page.getByRole('textbox', { name: '地点' })
    await expect(place).toHaveAccessibleDescription('定位不太准，请写上路名或附近的店铺。')
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: '位置不对，不用定位' }).click()
    await expect(page.getByText(/已定位/)).toHaveCount(0)
    await place.fill('柳园街 9 号')
    await page.getByRole('button', { name: '继续', exact: true }).click()
    await expect(page.getByRole('heading', { name: '怎么撞的？' })).toBeVisible()
  })
})

test('the third of a network who reports within an hour slides once, and it goes', async ({
  page,
  browser,
  extraHTTPHeaders,
}) => {
  for (const mobile of ['13900025061', '13900025062']) {
    const neighbour = await browser.newContext(extraHTTPHeaders && { extraHTTPHeaders })
    await provePerson(await neighbour.newPage(), { mobile, idNumber: '' })
    await neighbour.close()
  }
  await page.goto('/#/report')
  await tellUpToPhotos(page, '桥东路 61 号门口')
  await page.getByRole('button', { name: '先跳过，以后补' }).click()
  await page.getByRole('textbox', { name: '您的车牌' }).fill('N26203')
  await page.getByRole('textbox', { name: '您的手机' }).fill('13900025063')
  await page.getByRole('button', { name: '没有对方' }).click()
  await page.getByRole('button', { name: '继续' }).click()
  await page.getByRole('button', { name: '同意并发送报案' }).click()
  const code = new CodeSheet(page)
  await code.slideOnceUntilSent()
  await code.typeCode()
  await expect(page.getByRole('heading', { name: '已收到报案' })).toBeVisible()
})

test('who stands by somebody hurt and gives no position tells the place in words', async ({
  page,
}) => {
  await page.goto('/#/report?step=hurt')
  await page.getByRole('button', { name: '用手机定位，读给对方听' }).click()
  await expect(page.getByText(/^没有定位到：告诉对方路名/)).toBeVisible()
  await expect(page.getByRole('button', { name: '再定位一次' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('who refuses the position writes the place; a blurred photo is offered again, and taken all the same', async ({
  page,
}) => {
  await page.goto('/#/report')
  await page.getByRole('button', { name: /没有人受伤/ }).click()
  await page.getByRole('button', { name: '今天早些' }).click()
  await page.getByRole('button', { name: '用手机定位，继续' }).click()
  await expect(page.getByText('请选择大概的时间')).toBeVisible()
  await page.getByRole('button', { name: '刚才' }).click()
  await page.getByRole('button', { name: '用手机定位，继续' }).click()
  await expect(page.getByText('没有定位到，也没关系：在下面写下地点就行。')).toBeVisible()
  const place = page.getByRole('textbox', { name: '地点' })
  await expect(place).toHaveAttribute('aria-invalid', 'true')
  await expect(place).toHaveAccessibleDescription(/请写下在哪里出的事/)
  // The button does not promise again what has just failed; whoever wants to may try once more.
  await expect(page.getByRole('button', { name: '用手机定位，继续' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: '再定位一次' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await place.fill('高速出口收费站旁')
  await page.getByRole('button', { name: '继续', exact: true }).click()
  await page.getByRole('button', { name: '追尾' }).click()

  const buffer = await blurredPhoto(page)
  await page
    .getByLabel('选择照片：撞的地方')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByText('有点模糊，可以拿稳重拍')).toBeVisible()
  await expect(page.getByRole('img', { name: '已拍' })).toBeVisible()
  await page.getByRole('button', { name: '继续' }).click()
  await expect(page.getByRole('heading', { name: '怎么联系您？' })).toBeVisible()
})

/** Light that changes slowly from one side to the other: nothing in it has an edge. */
async function blurredPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 800
    canvas.height = 600
    const context = canvas.getContext('2d')
    const light = context?.createLinearGradient(0, 0, 800, 600)
    light?.addColorStop(0, '#555')
    light?.addColorStop(1, '#aaa')
    if (context && light) {
      context.fillStyle = light
      context.fillRect(0, 0, 800, 600)
    }
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? ''
  })
  return Buffer.from(base64, 'base64')
}

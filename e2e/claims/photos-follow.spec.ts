import { expect, type Page } from '@playwright/test'
import { sendWithCode, tellUpToPhotos } from '../pages/accident-report.ts'
import { CodeSheet } from '../pages/code-sheet.ts'
import { violations } from '../screens/violations.ts'
import { untilFileKept } from '../support/kept.ts'
import { largePhoto } from '../support/large-photo.ts'
import { test } from '../support/visitor.ts'
import { hold, refusal } from '../support/wire.ts'

const pieces = '**/accident-reports/sendAccidentPhotoPiece*'

interface Told {
  readonly place: string
  readonly plate: string
  readonly mobile: string
}

/** Few pixels, yet more bytes than the service takes: some phones put a film behind a photo. */
async function photoWithFilm(page: Page): Promise<Buffer> {
  const photo = await largePhoto(page, { width: 1600, height: 1200 })
  return Buffer.concat([photo, Buffer.alloc(12 * 1024 * 1024)])
}

/** A report with two photos, by somebody without a proof, up to its receipt. */
async function reportWithTwo(page: Page, told: Told) {
  await tellWithTwo(page, told)
  await sendWithCode(page)
}

async function tellWithTwo(page: Page, told: Told) {
  await page.goto('/#/report')
  await tellUpToPhotos(page, told.place)
  const photos = [
    ['撞的地方', await largePhoto(page)],
    ['两车全景', await photoWithFilm(page)],
  ] as const
  for (const [at, [name, buffer]] of photos.entries()) {
    const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer }
    await page.getByLabel(`选择照片：${name}`).setInputFiles(photo)
    await expect(page.getByRole('img', { name: '已拍' })).toHaveCount(at + 1)
  }
  await page.getByRole('button', { name: '继续' }).click()
  await page.getByRole('textbox', { name: '您的车牌' }).fill(told.plate)
  await page.getByRole('textbox', { name: '您的手机' }).fill(told.mobile)
  await page.getByRole('button', { name: '没有对方' }).click()
  await page.getByRole('button', { name: '继续' }).click()
}

test('words arrive though no photo does; photos follow by themselves, after a reload and from another report too', async ({
  page,
}) => {
  await page.route(pieces, (route) => route.abort())
  await reportWithTwo(page, { place: '桥东路 20 号门口', plate: 'N26194', mobile: '13900025026' })
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

test('photos of two reports wait side by side, each proven by itself; what is added while one is sent is owned up to', async ({
  page,
}) => {
  await page.route(pieces, (route) => route.abort())
  await reportWithTwo(page, { place: '桥东路 26 号门口', plate: 'N26196', mobile: '13900025033' })
  const main = page.getByRole('main')
  await expect(main).toContainText('还有 2 张照片暂时传不出去')
  const [firstNo = ''] = /BA\d{16}/.exec(await main.innerText()) ?? []

  await test.step('while a report is sent no row is changed, and a photo that is added all the same is told of', async () => {
    await tellWithTwo(page, { place: '桥东路 28 号门口', plate: 'N26197', mobile: '13900025034' })
    await page.getByRole('button', { name: '同意并发送报案' }).click()
    const code = new CodeSheet(page)
    await code.untilSent()
    const goOn = await hold(page, '**/accident-reports/reportAccident')
    await code.typeCode()
    await expect(page.getByRole('button', { name: '正在发送…' })).toBeVisible()
    await expect(page.getByRole('link', { name: '改照片' })).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: '还想说明的' })).toBeDisabled()
    expect(await violations(page)).toEqual([])
    await page.goto('/#/report?step=photos')
    const late = { name: 'b.jpg', mimeType: 'image/jpeg', buffer: await largePhoto(page) }
    await page.getByLabel('选择照片：对方车牌').setInputFiles(late)
    await expect(page.getByRole('img', { name: '已拍' })).toHaveCount(3)
    goOn()
    await expect(page.getByRole('heading', { name: '已收到报案' })).toBeVisible()
    await expect(main).toContainText('有 1 张照片没有收下：发送以后才加的照片没有赶上。')
  })
  await expect(main).toContainText('还有 2 张照片暂时传不出去，已存在手机里。')
  await expect(main).toContainText(`受理号 ${firstNo}：还有 2 张照片暂时传不出去`)

  await test.step('whose proof has ended proves the phone on the receipt', async () => {
    await page.unroute(pieces)
    await page.route(pieces, (route) => route.fulfill(refusal('E3010001', '请重新验证')))
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(main).toContainText(`受理号 ${firstNo}：验证已过期，还有 2 张照片没传`)
    const again = page.getByRole('button', { name: '重新验证' })
    await expect(again).toHaveCount(2)
    await again.last().click()
    await expect(page.getByRole('dialog', { name: '短信验证' })).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  await page.unroute(pieces)
  await untilFileKept(page, 'accident-waiting')
  await page.reload()
  await expect(main).toContainText('照片 2 张')
  await expect(main).not.toContainText(firstNo)
})

test('a photo that the service refuses, and one that the phone has lost, are told of and waited for no more', async ({
  page,
}) => {
  await page.route(pieces, (route) => route.abort())
  await reportWithTwo(page, { place: '桥东路 24 号门口', plate: 'N26195', mobile: '13900025029' })
  const main = page.getByRole('main')
  await expect(main).toContainText('还有 2 张照片暂时传不出去')
  await untilFileKept(page, 'accident-waiting')

  await test.step('of one the phone finds nothing after a reload; the other is no photo', async () => {
    await page.evaluate(dropOnePhoto)
    const refused = refusal('1010', '文件不是照片。')
    const whole = /accident-reports\/sendAccidentPhoto$/
    await page.route(whole, async (route) => {
      const isGivenUp = /"bytes":\s*"?0\b/.test(route.request().postData() ?? '')
      await (isGivenUp ? route.continue() : route.fulfill(refused))
    })
    await page.unroute(pieces)
    await page.reload()
    await expect(main).toContainText('有 2 张照片没有收下：')
    await expect(main).toContainText('照片在这部手机上打不开了。')
    await expect(main).toContainText('文件不是照片。')
    await expect(main).not.toContainText('还在上传')
    expect(await violations(page)).toEqual([])
  })

  await test.step('the service says the same later, and nothing waits', async () => {
    await page.reload()
    await expect(main).toContainText('有 2 张照片没有收下')
    await expect(main).not.toContainText('没有传来')
    await page.goto('/#/report')
    await expect(page.getByRole('heading', { name: '人都安全吗？' })).toBeVisible()
    await expect(main).not.toContainText('上次报案还有')
  })
})

/** As if the browser had made room. */
function dropOnePhoto(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('ecenter-files')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const store = opening.result.transaction('files', 'readwrite').objectStore('files')
      const keys = store.getAllKeys(IDBKeyRange.bound('accident/photo/', 'accident/photo/\uffff'))
      keys.onsuccess = () => {
        store.delete(keys.result[0] ?? '')
        opening.result.close()
        resolve()
      }
    }
  })
}

test('a photo of more bytes than the service takes, which the phone cannot draw smaller, says so at its frame', async ({
  page,
}) => {
  await page.goto('/#/report')
  await tellUpToPhotos(page, '桥东路 21 号门口')
  const unreadable = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(12 * 1024 * 1024)])
  const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: unreadable }
  await page.getByLabel('选择照片：撞的地方').setInputFiles(photo)
  await expect(page.getByText('超过 10 MB，没有加上，请重拍或换一张')).toBeVisible()
  await expect(page.getByRole('img', { name: '已拍' })).toHaveCount(0)
})

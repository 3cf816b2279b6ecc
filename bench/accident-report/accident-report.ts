import { type Browser, chromium, type Page } from '@playwright/test'
import { browserOfTests } from '../../e2e/browser.ts'
import { CodeSheet } from '../../e2e/pages/code-sheet.ts'
import { noisyPhoto } from '../../e2e/support/noisy-photo.ts'
import type { Scenario } from '../figure.ts'
import { median } from '../median.ts'
import { believingProxies } from '../proven-visit.ts'
import { runService } from '../running-service.ts'

const rounds = 3
const photoCount = 9
const photoNames = ['两车全景', '撞的地方', '对方车牌', '路面标线']
const atMostSeconds = 120

/** "Slow 3G" as the browser's own tools have it, and a slow phone. */
const network = {
  offline: false,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
  latency: 2000,
}
const cpuSlowdown = 4
const phone = {
  viewport: { width: 375, height: 667 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  geolocation: { latitude: 39.91234, longitude: 116.46123, accuracy: 12 },
  permissions: ['geolocation'],
}
/** Far beyond what is reached, so that a figure comes out that says so. */
const patienceMs = 300_000

/**
 * From home with nothing in any cache to the receipt of an accident's words, with nine photos of four megabytes, by
 * somebody without a proof.
 */
export const accidentReport: Scenario = {
  name: 'accident-report',
  async run() {
    const service = await runService(undefined, believingProxies)
    const browser = await chromium.launch(await browserOfTests())
    const seconds: number[] = []
    try {
      const photo = await preparedPhoto(browser)
      for (let round = 0; round < rounds; round += 1) {
        // Each from a network of its own: a third code an hour would take a slide.
        const extraHTTPHeaders = { 'x-forwarded-for': `198.51.100.${round + 1}` }
        const { origin: baseURL } = service
        const context = await browser.newContext({ ...phone, baseURL, extraHTTPHeaders })
        const page = await context.newPage()
        page.setDefaultTimeout(patienceMs)
        const devtools = await context.newCDPSession(page)
        await devtools.send('Network.enable')
        await devtools.send('Network.emulateNetworkConditions', network)
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
        const began = performance.now()
        await report(page, photo)
        seconds.push((performance.now() - began) / 1000)
        await context.close()
      }
    } finally {
      await browser.close()
      await service.stop()
    }
    const ours = median(seconds)
    return [
      {
        what: `accident's words arrived while ${photoCount} photos wait, from home, 4 × CPU and slow 3G`,
        ours,
        unit: 's',
        beside: [{ name: 'slowest', value: Math.max(...seconds) }],
        reach: `at most ${atMostSeconds} s`,
        isReached: ours <= atMostSeconds,
      },
    ]
  },
}

async function report(page: Page, photo: Photo): Promise<void> {
  await page.goto('/#/home', { waitUntil: 'commit' })
  await page.getByRole('link', { name: /出事故了/ }).click()
  await page.getByRole('button', { name: /没有人受伤/ }).click()
  await page.getByRole('button', { name: '用手机定位，继续' }).click()
  await page.getByRole('button', { name: '追尾' }).click()
  for (let at = 0; at < photoCount; at += 1) {
    const name = photoNames[at] ?? '更多照片'
    await page.getByLabel(`选择照片：${name}`).last().setInputFiles(photo)
    await page.getByRole('img', { name: '已拍' }).nth(at).waitFor()
  }
  await page.getByRole('button', { name: '继续' }).click()
  await page.getByRole('textbox', { name: '您的车牌' }).pressSequentially('N26192')
  await page.getByRole('textbox', { name: '您的手机' }).pressSequentially(newMobile())
  await page.getByRole('button', { name: '没有对方' }).click()
  await page.getByRole('button', { name: '继续' }).click()
  await page.getByRole('button', { name: '同意并发送报案' }).click()
  const code = new CodeSheet(page)
  await code.sentTo.waitFor()
  await code.typeCode()
  await page.getByRole('heading', { name: '已收到报案' }).waitFor()
  // None of them has held up a word.
  await page.getByText(`照片还在上传（0/${photoCount}）`).waitFor()
}

interface Photo {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Drawn before the phone is slow: the camera would have made it. */
async function preparedPhoto(browser: Browser): Promise<Photo> {
  const page = await browser.newPage()
  const buffer = await noisyPhoto(page)
  await page.close()
  return { name: 'a.jpg', mimeType: 'image/jpeg', buffer }
}

/** The database is kept between runs, and a phone reports six times a day. */
function newMobile(): string {
  return `139${`${Math.floor(Math.random() * 1e8)}`.padStart(8, '0')}`
}

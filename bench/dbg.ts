import { chromium } from '@playwright/test'
import { browserFromPackages } from '../e2e/browser.ts'
import { runService } from './running-service.ts'

const browser = await chromium.launch(await browserFromPackages())
const service = await runService()
for (let i = 0; i < 3; i++) {
  const context = await browser.newContext({
    viewport: { width: 375, height: 667 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  page.on('console', (m) => console.log('console', m.text()))
  page.on('pageerror', (m) => console.log('err', m))
  const d = await context.newCDPSession(page)
  await d.send('Network.enable')
  await d.send('Network.emulateNetworkConditions', {
    offline: false,
    downloadThroughput: 200000,
    uploadThroughput: 93750,
    latency: 150,
  })
  await d.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    ;(globalThis as any).l = []
    ;(globalThis as any).long = []
    new PerformanceObserver((x) => {
      for (const e of x.getEntries() as any[])
        (globalThis as any).l.push([
          Math.round(e.startTime),
          e.size,
          e.element?.tagName,
          e.element?.className,
          e.element?.textContent?.slice(0, 30),
        ])
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((x) => {
      for (const e of x.getEntries() as any[])
        (globalThis as any).long.push([Math.round(e.startTime), Math.round(e.duration)])
    }).observe({ type: 'longtask', buffered: true })
    new MutationObserver(() => {
      if (!(globalThis as any).t1 && document.querySelector('form:has(input:enabled)'))
        (globalThis as any).t1 = performance.now()
      if (
        !(globalThis as any).t2 &&
        document.querySelector('form [aria-label="省份简称，当前为沪"]')
      )
        (globalThis as any).t2 = performance.now()
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  await page.goto(service.origin + '/#/policy-query?cityCode=31000000')
  await page.waitForSelector('form [aria-label="省份简称，当前为沪"]', { state: 'attached' })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  if (i === 0) await page.screenshot({ path: '/tmp/dbg/a.png' })
  if (i < 1) continue
  console.log(JSON.stringify(await page.evaluate(() => (globalThis as any).l), null, 0))
  console.log('long', JSON.stringify(await page.evaluate(() => (globalThis as any).long)))
  console.log(
    'form',
    await page.evaluate(() => (globalThis as any).t1),
    'city',
    await page.evaluate(() => (globalThis as any).t2),
  )
  const r = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((e: any) => [
        e.name.replace(location.origin, ''),
        e.initiatorType,
        Math.round(e.startTime),
        Math.round(e.requestStart),
        Math.round(e.responseStart),
        Math.round(e.responseEnd),
        e.encodedBodySize,
        e.transferSize,
      ]),
  )
  console.log(r.map((x) => x.join(' ')).join('\n'))
  await context.close()
}
await browser.close()
await service.stop()

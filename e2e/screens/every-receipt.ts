import type { AccidentReport } from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { expect, type Page } from '@playwright/test'
import { tellUpToPhotos } from '../pages/accident-report.ts'
import { minuteIn } from '../support/sample-orders.ts'
import { refusal, success } from '../support/wire.ts'

const minuteMs = 60_000

const received: AccidentReport = {
  receiptNo: 'BA2026112000000017',
  receivedAt: minuteIn(-6 * minuteMs),
  callBy: minuteIn(24 * minuteMs),
  ...{ photoCount: 3, photosToCome: 0, photosMissed: 0, photosRefused: 0 },
  ...{ plate: '京A8K621', kind: 'rear-end', isHurt: false, place: '晨光路与望河街路口' },
  ...{ happenedAt: minuteIn(-20 * minuteMs), toldAt: minuteIn(-6 * minuteMs), isCalled: false },
}

const nextDay = minuteIn(20 * 60 * minuteMs)
const late = { callBy: minuteIn(-40 * minuteMs), receivedAt: minuteIn(-70 * minuteMs) }

const states: Readonly<Record<string, Partial<AccidentReport>>> = {
  'call-promised': {},
  'call-late': late,
  'call-late-hurt': { ...late, isHurt: true },
  called: { isCalled: true },
  'nothing-promised': { callBy: undefined },
  'photos-to-come': { photoCount: 1, photosToCome: 2, photosUntil: nextDay },
  'photos-missed': { ...late, isCalled: true, photoCount: 1, photosMissed: 2 },
  'photos-refused': { photoCount: 2, photosRefused: 1 },
  closed: { closed: { at: '2026-11-21 10:20', why: '这次报案没有立案' } },
  'closed-withdrew': { closed: { at: '2026-11-21 10:20', why: '您说不用报了' } },
  'closed-why': {
    closed: {
      at: '2026-11-21 10:20',
      why: '这次事故发生在保单到期之后，我们已在电话里和您核对过日期，不再立案。',
    },
  },
  claimed: {
    isCalled: true,
    claim: { registNo: 'RDAA202611010000700101', handle: 'AbCdEfGhIjKlMnOpQrStUv', kind: 'car' },
  },
}

/** A journey through every way a report may stand once it was sent, and what keeps it from being sent. */
export async function* everyReceipt(page: Page): AsyncGenerator<string> {
  yield* receipts(page)
  yield* proofOver(page)
}

async function* receipts(page: Page) {
  const call = '**/listAccidentReports'
  for (const [name, state] of Object.entries(states)) {
    await page.route(call, (route) =>
      route.fulfill(success({ reports: [{ ...received, ...state }] })),
    )
    await page.goto('about:blank')
    await page.goto('/#/report?receipt=1')
    await expect(page.getByText(received.receiptNo)).toBeVisible()
    yield `receipt-${name}`
    await page.unroute(call)
  }
  await page.goto('about:blank')
  await page.goto('/#/report?receipt=1')
  await expect(page.getByRole('heading', { name: '这里没有您的报案' })).toBeVisible()
  yield 'receipt-none'
}

/** Who chose a car of their own, and whose proof ended before they pressed. */
async function* proofOver(page: Page) {
  const cars = '**/listOwnCars'
  const handle = 'AbCdEfGhIjKlMnOpQrStUv'
  await page.route(cars, (route) =>
    route.fulfill(success({ name: '王明', cars: [{ handle, title: '京A8K621' }] })),
  )
  await page.route('**/reportOwnAccident', (route) =>
    route.fulfill(refusal('E3010001', '验证已过期，请重新验证。')),
  )
  await page.goto('/#/report')
  await tellUpToPhotos(page, '和安路与柳园街路口')
  await page.getByRole('button', { name: '先跳过，以后补' }).click()
  await expect(page.getByRole('radiogroup', { name: '出事的车' })).toBeVisible()
  yield 'report-own-car'
  await page.getByRole('button', { name: '走了' }).click()
  await page.getByRole('button', { name: '继续' }).click()
  await page.getByRole('button', { name: '同意并发送报案' }).click()
  await expect(page.getByRole('link', { name: '重新验证' })).toBeVisible()
  yield 'report-proof-over'
  await page.unrouteAll()
}

import { expect, type Locator, type Page } from '@playwright/test'
import { CarPolicyQuery } from '../pages/car-policy-query.ts'
import { CodeSheet } from '../pages/code-sheet.ts'
import { PolicyDetail } from '../pages/policy-detail.ts'
import { inkIn } from '../pages/policy-document.ts'
import { PolicyQuery } from '../pages/policy-query.ts'
import { violations } from '../screens/violations.ts'
import { factsToTry } from '../support/demo.ts'
import { customerWithEarlierTerm, customerWithWrongPlate } from '../support/people.ts'
import { test } from '../support/visitor.ts'
import { goBack } from '../support/way-back.ts'
import { success } from '../support/wire.ts'

const rightPlate = '京G5H757'

test('a misprinted plate is corrected with one code: told once stored, endorsed, and in the policy from then on', async ({
  page,
}) => {
  await page.clock.install()
  const query = await CarPolicyQuery.open(page)
  await query.askAs(customerWithWrongPlate)
  const found = page.getByRole('main').getByRole('link', { name: '保单号' }).first()
  const handle = new URLSearchParams((await found.getAttribute('href'))?.split('?')[1])
  await page.goto(`/#/license-correct?${handle}`)
  const codeSheet = new CodeSheet(page)
  // The same customer has a claim, whose facts another test opens.
  await codeSheet.slideOnceUntilSent()
  await codeSheet.typeCode()
  await expect(page.getByRole('main')).toContainText(customerWithWrongPlate.licenseNo)
  await expect(page).toHaveTitle('更正车牌')

  await test.step('the plate that is on it already is refused at its field, and stays typed', async () => {
    await submit(page, customerWithWrongPlate.licenseNo)
    await expect(newPlate(page)).toHaveAccessibleDescription(/这就是保单上现在的车牌号/)
    // The province stands on the button beside it.
    await expect(newPlate(page)).toHaveValue(customerWithWrongPlate.licenseNo.slice(1))
  })

  await test.step('the right one goes through with the same code', async () => {
    await submit(page, rightPlate)
    await expect(page.getByRole('heading', { name: '已收到，正在办理' })).toBeVisible()
    await expect(page.getByText(/2 份保单的车牌号申请改为/)).toContainText(rightPlate)
  })

  await test.step('once the core has confirmed it, it is told as done', async () => {
    await coreAnswers(page, { status: 'answered' })
    await page.clock.fastForward(15_000)
    await expect(page.getByRole('heading', { name: '车牌号已更新' })).toBeVisible()
    await expect(page.getByText(/共更新 2 份保单/)).toContainText(rightPlate)
    await expect(papers(page)).toHaveCount(2)
    await expect(page).toHaveTitle('更正车牌')
  })

  await test.step('its endorsement says what was changed, and can be read as issued', async () => {
    await papers(page).first().click()
    await expect(page.getByRole('main')).toContainText(
      `${customerWithWrongPlate.licenseNo} 改为 ${rightPlate}`,
    )
    await page.getByRole('link', { name: '查看批单' }).click()
    expect(await inkIn(page.getByRole('img', { name: /^电子批单，第 1 页/ }))).toBeGreaterThan(
      0.005,
    )
  })

  await test.step('the policy has the new plate, also for who comes back later', async () => {
    await goBack(page)
    await expect(page).toHaveTitle('批改详情')
    await goBack(page)
    await expect(page.getByRole('definition').filter({ hasText: rightPlate })).toBeVisible()
    await page.goto(`/#/policy-carDetail?${handle}`)
    await new PolicyDetail(page).isShown()
    await expect(page.getByRole('heading', { name: rightPlate })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(customerWithWrongPlate.licenseNo)
    const again = await CarPolicyQuery.open(page)
    await again.askAs({ ...customerWithWrongPlate, licenseNo: rightPlate })
  })
})

test('a new car gets its first plate on both its policies, with one code', async ({ page }) => {
  const { policyNo, insuredIdentifyNo } = await factsToTry(page, 'transToCar', 'another new car')
  const query = await PolicyQuery.open(page, '/policy-query-newcar')
  await query.ask({ policyNo, insuredIdentifyNo })
  await page.getByRole('link', { name: '补录车牌' }).click()
  const codeSheet = new CodeSheet(page)
  await codeSheet.slide.passByFinger()
  await codeSheet.typeCode()
  await expect(page.getByRole('heading', { name: '新车上牌了？', level: 2 })).toBeVisible()
  // The page says its name once.
  await expect(page.getByText('补录车牌', { exact: true })).toHaveCount(1)
  await expect(page.getByRole('main')).toContainText('未上牌')

  // The policy was issued in Hangzhou, so its province is there already.
  await expect(page.getByRole('button', { name: '省份简称，当前为浙' })).toBeVisible()
  await submit(page, 'A6B207')
  await expect(page.getByText(/2 份保单的车牌号申请改为/)).toContainText('浙A6B207')
  await page.getByRole('link', { name: '查看保单' }).click()
  await new PolicyDetail(page).isShown()
  await expect(page.getByRole('heading', { name: '浙A6B207' })).toBeVisible()
  // What has a plate now is offered to have it corrected.
  await expect(page.getByRole('link', { name: '更正车牌' })).toBeVisible()
})

test('on a policy that has ended the plate stays, and the page says why', async ({ page }) => {
  const query = await CarPolicyQuery.open(page)
  await query.askAs(customerWithEarlierTerm)
  await page.getByRole('tab', { name: '已到期' }).click()
  await page.getByRole('main').getByRole('link', { name: '保单号' }).first().click()
  const detail = new PolicyDetail(page)
  await detail.codeSheet.slide.passByFinger()
  await detail.codeSheet.typeCode()
  await detail.isShown()
  await page.getByRole('link', { name: '更正车牌' }).click()

  await expect(page.getByText('保单已到期，不能再更正车牌')).toBeVisible()
  await expect(newPlate(page)).toHaveCount(0)
})

test('half a plate is told at its field before any code is sent', async ({ page }) => {
  const current = { brandModel: '远舟 L5', productName: '机动车商业保险', canCorrect: true }
  await page.route('**/queryCorrect', (route) => route.fulfill(success(current)))
  await page.goto('/#/license-correct?handle=AbCdEfGhIjKlMnOpQrStUv')
  await submit(page, '京G5H')
  await expect(newPlate(page)).toHaveAccessibleDescription(/车牌号/)
  await expect(newPlate(page)).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a plate that the core refuses is told with the reason, and can be typed anew', async ({
  page,
}) => {
  const car = {
    licenseNo: '京A8K622',
    brandModel: '远舟 L5',
    productName: '机动车商业保险',
    canCorrect: true,
  }
  await page.route('**/queryCorrect', (route) => route.fulfill(success(car)))
  const endorsements = [{ handle: nobody, productName: '机动车商业保险', endorsementNo: 'E1' }]
  await page.route('**/updateCorrect', (route) =>
    route.fulfill(success({ licenseNo: rightPlate, endorsements })),
  )
  await page.goto(`/#/license-correct?handle=${nobody}`)
  await submit(page, rightPlate)
  await expect(page.getByRole('heading', { name: '已收到，正在办理' })).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.unroute('**/queryCorrect')
  const wish = { licenseNo: rightPlate, askedAt: '2026-11-25 10:15', dueAt: '2026-11-26 10:15' }
  const reason = '行驶证上的车牌号不是这个'
  const refused = { ...car, wish: { ...wish, status: 'refused', reason } }
  await page.route('**/queryCorrect', (route) => route.fulfill(success(refused)))
  await page.reload()
  await expect(page.getByText(`申请改为 ${rightPlate}，未通过：${reason}。`)).toBeVisible()
  await submit(page, rightPlate)
  await expect(page.getByRole('heading', { name: '车牌号没有更改' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(
    `未通过：${reason}。保单上的车牌号仍是 京A8K622`,
  )
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: '重新填写' }).click()
  await expect(newPlate(page)).toHaveValue('')
})

const nobody = 'AbCdEfGhIjKlMnOpQrStUv'

/** As if the core had answered what was asked for last; the page asks again by itself, or as it is come back to. */
async function coreAnswers(page: Page, answer: { readonly status: string }): Promise<void> {
  await page.route('**/queryCorrect', async (route) => {
    const response = await route.fetch()
    const { body, ...rest } = await response.json()
    await route.fulfill({
      json: { ...rest, body: { ...body, wish: { ...body.wish, ...answer } } },
    })
  })
}

function newPlate(page: Page): Locator {
  return page.getByRole('textbox', { name: '新的车牌号' })
}

async function submit(page: Page, plate: string): Promise<void> {
  await newPlate(page).fill(plate)
  await page.getByRole('button', { name: '提交' }).click()
}

/** The endorsements of a correction, one for each policy. */
function papers(page: Page): Locator {
  return page.getByRole('region', { name: '批单' }).getByRole('link')
}

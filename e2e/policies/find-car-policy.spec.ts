import { expect, type Page } from '@playwright/test'
import { CarPolicyQuery } from '../pages/car-policy-query.ts'
import { SlideSheet } from '../pages/slide-sheet.ts'
import { customerWithTwoPolicies, fatherWhoPaid } from '../support/people.ts'
import { beginRouting, test } from '../support/visitor.ts'
import { goBack } from '../support/way-back.ts'
import { hold, refusal } from '../support/wire.ts'

const otherVisitor = { ...customerWithTwoPolicies, identifyNumber: '110101199003074514' }
const covers = /\/wapCarJT(Cur|Pre)$/
const foreignCar = { ...customerWithTwoPolicies, licenseNo: '沪B88888' }

test('a customer finds both policies of the car and sees nothing that proves who they are', async ({
  page,
}) => {
  const query = await CarPolicyQuery.open(page)
  await query.askAs(customerWithTwoPolicies)

  await expect(page).toHaveTitle('车险保单信息')
  await expect(page.getByText('共查到 2 份保单')).toBeVisible()
  await expect(page.getByRole('heading', { name: '机动车商业保险' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '机动车交通事故责任强制保险' })).toBeVisible()
  const { licenseNo, identifyNumber } = customerWithTwoPolicies
  for (const proof of [licenseNo, licenseNo.slice(1), identifyNumber.slice(-4), '阿依古丽']) {
    await expect(page.getByText(proof)).toHaveCount(0)
  }
})

test('from the press of the button to the list, nothing is asked twice or one after the other', async ({
  page,
}) => {
  await beginRouting(page)
  const query = await CarPolicyQuery.open(page)
  await query.fill(customerWithTwoPolicies)
  const asked = lookupsOf(page)
  const letGo = await hold(page, covers)
  await query.submit.click()

  await expect(page.getByText('已查到 2 份保单，正在查驾乘险…')).toBeVisible()
  await expect(page.getByRole('heading', { name: '机动车商业保险' })).toBeVisible()
  await expect.poll(asked).toEqual(['wapCarProperty', 'wapCarJTCur', 'wapCarJTPre'])
  letGo()
  await expect(page.getByText('共查到 2 份保单')).toBeVisible()
  expect(asked()).toHaveLength(3)
})

test('when accident covers cannot be had, the policies of the car show all the same', async ({
  page,
}) => {
  await page.route(covers, (route) => route.fulfill({ status: 503 }), { times: 2 })
  const query = await CarPolicyQuery.open(page)
  await query.fill(customerWithTwoPolicies)
  await query.submit.click()

  await expect(page.getByText('已查到 2 份保单，驾乘险暂时查不了。')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('服务暂时不可用，请稍后再试。')
  await page.getByRole('button', { name: '再试一次' }).click()
  await expect(page.getByText('共查到 2 份保单')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a wrong ID number and a foreign car get the same answer', async ({ page }) => {
  const query = await CarPolicyQuery.open(page)
  const toOther = await query.answerTo(otherVisitor)
  const toForeignCar = await query.answerTo(foreignCar)

  expect(toOther).toBe('没有查到相符的信息，请核对后重新填写。确认无误的，请拨打 95518。')
  expect(toForeignCar).toBe(toOther)
  // The code was spent; the facts stay to be looked over.
  await expect(query.imageCode.field).toHaveValue('')
  await expect(query.idNumber).toHaveValue(foreignCar.identifyNumber)
})

test('after two failed lookups a slide captcha comes in between, and the lookup goes on', async ({
  page,
}) => {
  const query = await CarPolicyQuery.open(page)
  await query.answerTo(otherVisitor)
  await query.answerTo(foreignCar)
  await query.fill(customerWithTwoPolicies)
  await query.submit.click()

  await expect(page.getByRole('dialog', { name: '安全验证' })).toBeVisible()
  await new SlideSheet(page).passByFinger()
  await expect(page.getByText('共查到 2 份保单')).toBeVisible()
})

test('a wrong image code is told at its field, goes with its picture, and a new one is drawn', async ({
  page,
}) => {
  await beginRouting(page)
  const query = await CarPolicyQuery.open(page)
  await query.fill(fatherWhoPaid)
  await query.imageCode.typeWrong()
  const letPicture = await hold(page, '**/createCode?*')
  await query.submit.click()

  await expect(query.imageCode.field).toHaveAccessibleDescription(/图形验证码不对或已过期/)
  // The old one is dead: nobody shall read it again.
  await expect(query.imageCode.picture).toHaveCount(0)
  letPicture()
  await expect(query.imageCode.field).toBeFocused()
  await expect(query.imageCode.field).toHaveValue('')
  await expect(query.idNumber).toHaveValue(fatherWhoPaid.identifyNumber)
  await expect(query.imageCode.picture).not.toHaveAttribute('src', query.imageCode.used)
})

test('an empty form tells what is missing at each field and begins with the first', async ({
  page,
}) => {
  const query = await CarPolicyQuery.open(page)
  await query.submit.click()

  for (const field of [query.plate, query.idNumber, query.imageCode.field]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/请/)
  }
  await expect(query.plate).toBeFocused()
})

test('a mistyped ID number is told before anything is sent', async ({ page }) => {
  const query = await CarPolicyQuery.open(page)
  await query.fill({ ...fatherWhoPaid, identifyNumber: '32019919660707817' })
  await query.submit.click()

  await expect(query.idNumber).toHaveAccessibleDescription(/证件号码是 18 位，现在少 1 位/)
  await expect(query.imageCode.picture).toHaveAttribute('src', query.imageCode.used)
})

test('without consent nothing is looked up, and the box says so', async ({ page }) => {
  const query = await CarPolicyQuery.open(page)
  await query.fill(fatherWhoPaid)
  await query.consent.uncheck()
  await query.submit.click()

  await expect(query.consent).toHaveAccessibleDescription(/请先阅读并同意/)
  await expect(page).toHaveURL(/policy-query$/)
})

test('the province is chosen from a sheet and stays with the rest of the plate', async ({
  page,
}) => {
  const query = await CarPolicyQuery.open(page)
  await query.plate.fill('b6h153')
  await page.getByRole('button', { name: '省份简称' }).click()
  const sheet = page.getByRole('dialog', { name: '选择省份简称' })
  await expect(sheet.getByRole('button', { pressed: true })).toBeFocused()
  await sheet.getByRole('button', { name: '粤' }).click()

  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: '省份简称，当前为粤' })).toBeFocused()
  await expect(query.plate).toHaveValue('B6H153')
})

test('who reads the agreement first finds the form as it was left', async ({ page }) => {
  const query = await CarPolicyQuery.open(page)
  await query.plate.fill('A8K621')
  await query.idNumber.fill('110199198506151375')
  await page.getByRole('link', { name: '《个人信息处理规则》' }).click()
  await expect(page.getByRole('heading', { name: '个人信息处理规则' })).toBeVisible()
  await goBack(page)

  await expect(query.plate).toHaveValue('A8K621')
  await expect(query.idNumber).toHaveValue('110199198506151375')
})

test('a picture that does not come is not called used up and sends nobody home, and a tap brings it', async ({
  page,
}) => {
  await page.route(/createCode/, (route) =>
    route.fulfill(refusal('E1010001', '数据获取失败，您可以返回首页重新办理。')),
  )
  const query = await CarPolicyQuery.open(page)
  await expect(page.getByText('图片没有加载出来，请点“换一张”。')).toBeVisible()
  await page.unroute(/createCode/)
  await page.getByRole('button', { name: '图形验证码，点按换一张' }).click()
  await expect(query.imageCode.picture).toHaveAttribute('src', /^blob:/)
})

/** The calls of lookups from now on, by their last segment, in their order. */
function lookupsOf(page: Page): () => string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/ecenter\/policy\/policy\/(\w+)$/.exec(request.url()) ?? []
    if (name !== undefined) names.push(name)
  })
  return () => names
}

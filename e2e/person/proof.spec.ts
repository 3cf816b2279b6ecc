import { expect } from '@playwright/test'
import { PersonProof } from '../pages/person-proof.ts'
import { untilKept } from '../support/kept.ts'
import { beginRouting, test } from '../support/visitor.ts'
import { dismiss } from '../support/way-back.ts'
import { hold } from '../support/wire.ts'
import { otherPhone, wholePeople } from './whole-people.ts'

test('one code and four characters open all that is the customer’s, and no way back leads into the proof', async ({
  page,
}) => {
  const { mobile, idTail, name } = wholePeople.proving
  await page.goto('/#/home')
  const proof = new PersonProof(page)
  await proof.tap(page.getByRole('link', { name: '用手机号查看我的保障' }))
  await proof.prove(mobile, idTail)
  await expect(page.getByRole('heading', { name: `${name}，您好` })).toBeVisible()
  expect({ taps: proof.taps, typed: proof.typed }).toEqual({ taps: 2, typed: 21 })
  await page.goBack()
  await expect(page).toHaveURL(/#\/home$/)
  await expect(page.getByRole('link', { name: '查看我的保障' })).toHaveAttribute('href', '#/me')
})

test('a reload at the code step asks for the code that was sent, and sends none', async ({
  page,
}) => {
  const { mobile, idTail, name } = wholePeople.reloading
  await page.goto('/#/proof')
  const proof = new PersonProof(page)
  await proof.sendCode(mobile)
  const code = await proof.sentCode(mobile)
  await untilKept(page, 'formDrafts')
  await page.reload()
  await expect(page.getByText(`${mobile.slice(0, 3)} ${mobile.slice(3, 7)}`)).toBeVisible()
  await expect(page.getByRole('button', { name: /秒后可重新获取/ })).toBeVisible()
  await proof.type(proof.code, code)
  await expect(proof.tail).toBeVisible()
  await page.reload()
  await proof.type(proof.tail, idTail)
  await expect(page.getByRole('heading', { name: `${name}，您好` })).toBeVisible()
})

test('the step of the code names no number that was typed for another way', async ({ page }) => {
  await page.goto('/#/proof')
  const proof = new PersonProof(page)
  await proof.type(proof.phone, otherPhone)
  await untilKept(page, 'formDrafts')
  await page.getByRole('link', { name: '忘了哪个号码？用车牌号查' }).click()
  await test.step('who has the phone on file no more is sent to people, not round in a circle', async () => {
    await page.getByRole('button', { name: '留的号码不用了' }).click()
    const help = page.getByRole('dialog', { name: '换成现在的号码' })
    await expect(help.getByRole('link', { name: '打电话' })).toHaveAttribute('href', 'tel:95518')
    await expect(help.getByRole('link', { name: '看地址' })).toBeVisible()
    await dismiss(page)
  })
  await page.getByRole('textbox', { name: '车牌号' }).fill('京A00T11')
  await page.getByRole('textbox', { name: '车主证件号码' }).fill('110199199003079994')
  await proof.send.click()
  await expect(page.getByText('资料对得上的')).toBeVisible()
  await page.getByRole('button', { name: '没有收到？' }).click()
  await expect(page.getByRole('dialog').locator('a[href*="proof"]')).toHaveCount(0)
  await dismiss(page)
  await expect(page.getByText(/199|2345999|\*{4}/)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('资料对得上的')).toBeVisible()
  await expect(page.getByText(/199|2345999|\*{4}/)).toHaveCount(0)
})

test('a wrong code, a wrong end of a number, each is said at its field and can be typed anew', async ({
  page,
}) => {
  const { mobile, idTail, name } = wholePeople.mistyping
  await page.goto('/#/proof')
  const proof = new PersonProof(page)
  await proof.type(proof.phone, '1380000')
  await proof.send.click()
  await expect(page.getByText('手机号是 11 位数字，现在少 4 位')).toBeVisible()
  await proof.phone.fill('')
  await proof.sendCode(mobile)
  const code = await proof.sentCode(mobile)
  await proof.type(proof.code, code === '000000' ? '111111' : '000000')
  await expect(proof.code).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('alert').filter({ hasText: '验证码' })).toBeVisible()
  await proof.type(proof.code, code)
  await proof.type(proof.tail, '0000')
  await expect(page.getByText('和这个手机号留存的信息对不上')).toBeVisible()
  await proof.tail.fill(idTail)
  await expect(page.getByRole('heading', { name: `${name}，您好` })).toBeVisible()
})

test('a plate instead opens that car alone, and says so', async ({ page }) => {
  const { mobile, licenseNo } = wholePeople.byPlate
  await page.goto('/#/proof')
  const proof = new PersonProof(page)
  await proof.sendCode(mobile)
  await proof.type(proof.code, await proof.sentCode(mobile))
  await page.getByRole('tab', { name: '车牌号' }).click()
  await proof.plate.fill(licenseNo)
  await page.getByRole('button', { name: '继续' }).click()
  await expect(page.getByText('只显示这辆车')).toBeVisible()
  await expect(page.getByRole('region', { name: licenseNo })).toBeVisible()
  await expect(page.getByRole('link', { name: '谁看过我的保单' })).toHaveCount(0)

  await test.step('and from there to a proof of the whole, though this one runs', async () => {
    await page.getByRole('link', { name: '用证件后四位验证' }).click()
    await expect(proof.phone).toBeFocused()
    await page.getByRole('link', { name: '忘了哪个号码？用车牌号查' }).click()
    await expect(page).toHaveURL(/#\/proof\?again=person&to=%2Fme&by=plate$/)
    await expect(page.getByRole('textbox', { name: '车主证件号码' })).toBeVisible()
    await page.goto('/#/me/devices')
    await page.getByRole('link', { name: '用手机号验证' }).click()
    await expect(proof.phone).toBeFocused()
  })
})

test('a phone that is on file nowhere is told so after its code, with other ways and the way back to a report', async ({
  page,
}) => {
  await page.goto('/#/proof?to=%2Freport%3Freceipt%3D1')
  const proof = new PersonProof(page)
  await proof.sendCode(otherPhone)
  await proof.type(proof.code, await proof.sentCode(otherPhone))
  await expect(page.getByRole('heading', { name: '没有找到保单' })).toBeVisible()
  await expect(page.getByRole('link', { name: '用车牌号和证件查' })).toBeVisible()
  // The report of an accident needs the phone alone.
  await expect(page.getByRole('link', { name: '回到报案' })).toHaveAttribute(
    'href',
    '#/report?receipt=1',
  )
  await page.getByRole('button', { name: '换个手机号' }).click()
  await expect(proof.phone).toBeVisible()
})

test('who is not proven is led to the proof, and from it to what they wanted', async ({ page }) => {
  await page.goto('/#/me')
  await expect(page).toHaveURL(/#\/proof/)
  await expect(new PersonProof(page).phone).toBeFocused()
  await page.goto('/#/me?open=documents')
  await expect(page).toHaveURL(/#\/proof\?to=%2Fme%3Fopen%3Ddocuments/)
})

test('leaving takes everything off the screen, and the way back shows nothing of it', async ({
  page,
}) => {
  const { mobile, idTail, name } = wholePeople.leaving
  await page.goto('/#/proof')
  const proof = new PersonProof(page)
  await proof.prove(mobile, idTail)
  await expect(page.getByRole('heading', { name: `${name}，您好` })).toBeVisible()
  await page.getByRole('button', { name: '退出' }).click()
  await expect(page.getByRole('link', { name: '用手机号查看我的保障' })).toBeVisible()
  await page.goto('/#/me')
  await expect(page).toHaveURL(/#\/proof/)
  await expect(page.getByText(name)).toHaveCount(0)
})

test('an outage is told as one, and the same press tries again', async ({ page }) => {
  await beginRouting(page)
  await page.route('**/person/startProof', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await page.goto('/#/proof')
  const proof = new PersonProof(page)
  await proof.type(proof.phone, wholePeople.unlucky.mobile)
  await proof.send.click()
  await expect(page.getByRole('alertdialog')).toContainText('服务暂时不可用')
  await page.getByRole('button', { name: '知道了' }).click()
  await expect(proof.phone).toHaveValue(/^1/)
  await proof.send.click()
  await expect(proof.code).toBeVisible()
})

test('while everything is looked for, the screen says so', async ({ page }) => {
  await beginRouting(page)
  const letGo = await hold(page, '**/person/readOverview')
  await page.goto('/#/me')
  await expect(page.getByText('加载中...')).toBeVisible()
  letGo()
  await expect(page).toHaveURL(/#\/proof/)
})

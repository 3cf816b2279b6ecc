import { expect, type Page } from '@playwright/test'
import { PersonProof } from '../pages/person-proof.ts'
import { violations } from '../screens/violations.ts'
import { untilKept } from '../support/kept.ts'
import { smallPdf } from '../support/small-pdf.ts'
import { beginRouting, test } from '../support/visitor.ts'
import { refusal, success } from '../support/wire.ts'
import { provePerson } from './prove.ts'

/*
 * Forms that are about what no proof opens: they begin with the name and phone that it knows. What has to be typed
 * all the same is counted, and may become less, never more.
 */

const sendCaseFile = '**/sendCaseFile*'
const phone = (page: Page) => page.getByRole('textbox', { name: '手机号', exact: true })

/** Nobody else proves their phones. */
const complaining = { name: '孙轩', mobile: '18000004057', idNumber: '440199197312152574' }
const buying = { name: '周子', mobile: '15000004056', idNumber: '510199198512152563' }
const waiting = { name: '李思', mobile: '18100004030', idNumber: '44039919690619230X' }
const others = { mobile: '18200004058', idNumber: '330199198606222581' }

test('an appeal asks who has proven who they are for their words alone, and no code', async ({
  page,
}) => {
  await beginRouting(page)
  await page.goto('/#/home')
  await provePerson(page, complaining)
  await page.goto('/#/complaint-information')
  const proof = new PersonProof(page)
  await proof.tap(page.getByRole('radio', { name: /^对服务投诉/ }))
  await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue(complaining.name)
  await expect(phone(page)).toHaveValue(/^1\d{2}\*{4}\d{4}$/)
  await expect(phone(page)).toHaveAccessibleDescription(/已验证/)
  await proof.tap(page.getByRole('radio', { name: '先生' }))
  const words = page.getByRole('textbox', { name: '投诉内容' })
  await words.fill('等了很久没有人接电话。')
  await proof.tap(page.getByRole('button', { name: '提交申诉' }))
  await expect(page).toHaveURL(/complaint-success/)
  expect(proof.taps).toBeLessThanOrEqual(3)
  await test.step('once the proof has ended files wait, and go on behind a new one', async () => {
    const card = page.getByRole('region', { name: '照片和文件' })
    const choose = (name: string, pages: number) =>
      card
        .locator('input[type=file]')
        .setInputFiles([{ name, mimeType: 'application/pdf', buffer: smallPdf(pages) }])
    let tries = 0
    await page.route(sendCaseFile, (route) => {
      tries += 1
      return route.fulfill(refusal('E3010001', '验证已过期，请重新验证。'))
    })
    await choose('报价.pdf', 1)
    await expect(card.getByRole('status')).toContainText('选好的文件都还在')
    await choose('发票.pdf', 2)
    await expect(card.getByText('点按重试')).toHaveCount(2)
    expect(tries).toBe(1)
    expect(await violations(page)).toEqual([])
    await page.unroute(sendCaseFile)
    await card.getByRole('link', { name: '重新验证' }).click()
    await expect(card.getByText('已上传')).toHaveCount(2)
    await expect(page).toHaveURL(/complaint-success/)
    await page.reload()
    await expect(card).toContainText('收到 2 个')
  })
  // The case is found by the same phone, which nobody types.
  await page.getByRole('link', { name: '查看进度' }).click()
  await expect(phone(page)).toHaveValue(/\*{4}/)
  await page.getByRole('button', { name: '查看进度' }).click()
  await expect(page.getByText('专人回电')).toBeVisible()
})

test('who wants to buy types nothing', async ({ page }) => {
  await page.goto('/#/home')
  await provePerson(page, buying)
  await page.goto('/#/car-purchase')
  await expect(page.getByRole('textbox', { name: '投保人姓名' })).toHaveValue(buying.name)
  const proof = new PersonProof(page)
  await proof.tap(page.getByRole('checkbox'))
  await proof.tap(page.getByRole('button', { name: '提交登记' }))
  await expect(page.getByText(/个工作日内/).first()).toBeVisible()
  expect({ taps: proof.taps, typed: proof.typed }).toEqual({ taps: 2, typed: 0 })
})

test('other forms begin with the phone that was proven, and what was typed stays', async ({
  page,
}) => {
  await page.goto('/#/home')
  await provePerson(page, others)
  for (const path of ['return-insurance', 'promotion-apply', 'appeal-progress']) {
    await page.goto(`/#/${path}`)
    await expect(phone(page)).toHaveValue('182****4058')
  }
  await test.step('once the proof is over, the number that it knew is to be typed', async () => {
    await untilKept(page, 'formDrafts')
    await beginRouting(page)
    await page.route('**/readProof', (route) => route.fulfill(success({ step: 'phone', asks: [] })))
    await page.reload()
    await expect(phone(page)).toHaveValue('')
    await expect(phone(page)).not.toHaveAccessibleDescription(/已验证/)
  })
  await phone(page).fill('13900001111')
  await untilKept(page, 'formDrafts')
  await page.reload()
  await expect(phone(page)).toHaveValue('13900001111')
})

test('a form that stays open says when the proof has ended, keeps what was typed, and offers the proof', async ({
  page,
}) => {
  await beginRouting(page)
  let isOver = false
  await page.route('**/readProof', (route) =>
    isOver
      ? route.fulfill(success({ step: 'phone', asks: [] }))
      : route.fulfill(
          success({
            ...{ step: 'open', asks: [], name: waiting.name, maskedMobile: '182****4059' },
            expiresInSeconds: 1,
          }),
        ),
  )
  await page.goto('/#/complaint-information')
  await page.getByRole('radio', { name: /^对服务投诉/ }).click()
  await expect(phone(page)).toHaveAccessibleDescription(/已验证/)
  const words = page.getByRole('textbox', { name: '投诉内容' })
  await words.fill('等了很久没有人接电话。')

  isOver = true
  await expect(page.getByText('验证已过期，您填写的都还在。')).toBeVisible()
  await expect(phone(page)).not.toHaveAccessibleDescription(/已验证/)
  await expect(phone(page)).toHaveValue('')
  await expect(words).toHaveValue('等了很久没有人接电话。')
  expect(await violations(page)).toEqual([])

  await page.getByRole('link', { name: '重新验证' }).click()
  await expect(page).toHaveURL(/#\/proof\?to=%2Fcomplaint-information/)
  await page.unroute('**/readProof')
  await provePerson(page, waiting)
  await page.reload()
  await expect(page).toHaveURL(/#\/complaint-information/)
  await expect(phone(page)).toHaveValue(/\*{4}/)
  await expect(words).toHaveValue('等了很久没有人接电话。')
  await expect(page.getByText('验证已过期')).toBeHidden()
})

test('who has proven nothing finds these forms empty', async ({ page }) => {
  await page.goto('/#/car-purchase')
  await expect(page.getByRole('textbox', { name: '投保人姓名' })).toHaveValue('')
  await expect(phone(page)).toHaveValue('')
})

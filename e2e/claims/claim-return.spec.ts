import { expect } from '@playwright/test'
import { ClaimProgress } from '../pages/claim-progress.ts'
import { ReturnForm } from '../pages/return-form.ts'
import { factsToTry } from '../support/demo.ts'
import { untilKept } from '../support/kept.ts'
import { test } from '../support/visitor.ts'
import { goBackInVain } from '../support/way-back.ts'

test('who sent an order back claims its freight once, and follows it without a policy at hand', async ({
  page,
}) => {
  const phone = '13900011001'
  const { insuranceOrderId: order = '' } = await factsToTry(page, 'checkOrder', 'not claimed yet')
  const form = await ReturnForm.open(page)
  await form.checkOrder(order)
  await expect(form.order).toHaveAccessibleDescription(
    /拾光市集.*最多赔 [\d.]+ 元，最晚 20\d\d 年 \d+ 月 \d+ 日（周.）申请/,
  )

  await test.step('the courier is found by a few letters', async () => {
    await form.courier.click()
    await form.search.fill('sf')
    const found = form.couriers.getByRole('button', { name: '顺丰速运' })
    await expect(found).toHaveCount(1)
    await found.click()
    await expect(form.courier).toHaveText('顺丰速运')
  })

  await form.fill({ order, courier: '中通快递', phone })
  await form.sendWithCode()
  const registNo = await form.reportNumber()
  expect(registNo).toMatch(/^R\w{21}$/)
  await expect(page.getByRole('main')).toContainText(/20\d\d 年 \d+ 月 \d+ 日（周.）前审核完/)

  await test.step('a reload still shows the number, and back does not lead into the form', async () => {
    await page.reload()
    expect(await form.reportNumber()).toBe(registNo)
    await goBackInVain(page)
    await expect(page.getByRole('heading', { name: '已经受理' })).toBeVisible()
  })

  await test.step('its progress is a step away', async () => {
    await page.getByRole('link', { name: '查看进度' }).click()
    const progress = new ClaimProgress(page)
    await expect(progress.stepNames()).toHaveText([/^报案/, /^审核/, /^赔付/])
    await expect(page.getByRole('main')).toContainText('退货')
  })

  await test.step('the same order again is the same claim; the person and the courier are kept', async () => {
    await ReturnForm.open(page)
    await expect(form.phone).toHaveValue(phone)
    await expect(form.courier).toHaveText('中通快递')
    await form.checkOrder(order)
    await expect(form.order).toHaveAccessibleDescription(/已经申请过理赔/)
    await form.courierNumber.fill('SF1366001122')
    await form.submit.click()
    expect(await form.reportNumber()).toBe(registNo)
  })
})

test('an order that cannot be claimed says why at its field, and a reload loses nothing that was typed', async ({
  page,
}) => {
  const form = await ReturnForm.open(page)
  await form.submit.click()
  for (const field of [form.order, form.courier, form.courierNumber, form.phone]) {
    await expect(field).toHaveAccessibleDescription(/请(填写|选择)/)
  }
  for (const [shows, why] of [
    ['without cover', /没有查到这笔订单/],
    ['too long ago', /已超过理赔申请时间/],
    ['claimed before', /已经申请过理赔/],
  ] as const) {
    const { insuranceOrderId = '' } = await factsToTry(page, 'checkOrder', shows)
    await form.checkOrder(insuranceOrderId)
    await expect(form.order).toHaveAccessibleDescription(why)
  }
  await form.checkOrder('订单一')
  await expect(form.order).toHaveAccessibleDescription(/由字母和数字组成/)

  const { insuranceOrderId: order = '' } = await factsToTry(page, 'checkOrder', 'claimed before')
  const phone = '13900011002'
  await form.fill({ order, courier: '圆通速递', phone })
  await untilKept(page, 'formDrafts')
  await page.reload()
  await expect(form.courier).toHaveText('圆通速递')
  await expect(form.phone).toHaveValue(phone)
  await form.sendWithCode()
  await expect(form.order).toHaveAccessibleDescription(/已经申请过理赔/)
  await expect(form.order).toBeFocused()
})

import { expect } from '@playwright/test'
import { PolicyQuery } from '../pages/policy-query.ts'
import { test } from '../support/visitor.ts'
import { dismiss, goBack } from '../support/way-back.ts'

const ways = [
  { way: '车牌号', to: '/policy-query', heading: '查车险保单' },
  { way: '新车保单', to: '/policy-query-newcar', heading: '查新车保单' },
  { way: '保单号', to: '/policy-query-property?by=number', heading: '查其他保单' },
  { way: '姓名和证件号', to: '/warranty-query?by=insured', heading: '查名下保单' },
  { way: '学校和学生姓名', to: '/policy-query-wdf?by=school', heading: '查学生和家庭保单' },
  { way: '只记得证件后四位', to: '/warranty-query?by=applicant', heading: '查名下保单' },
  { way: '借款合同', to: '/policy-query-property?by=loan', heading: '查其他保单' },
] as const

test('from every form there is a way to every other', async ({ page }) => {
  for (const { to } of ways) {
    const query = await PolicyQuery.open(page, to)
    await query.otherWays.click()
    const offered = ways.filter((way) => way.to !== to)
    await expect(query.ways.getByRole('link')).toHaveCount(offered.length)
    for (const { way } of offered) {
      await expect(query.way(way)).toBeVisible()
    }
    await dismiss(page)
  }
})

test('each way leads to its form, and back again', async ({ page }) => {
  await PolicyQuery.open(page, '/policy-query')
  for (const { way, to, heading } of ways.slice(1)) {
    const query = new PolicyQuery(page)
    await query.otherWays.click()
    await query.way(way).click()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`#${to.replace('?', '\\?')}$`))
    await expect(query.ways).toBeHidden()
    await goBack(page)
    await expect(page.getByRole('heading', { name: '查车险保单' })).toBeVisible()
  }
})

test('a way to another form of the same page opens that form', async ({ page }) => {
  const query = await PolicyQuery.open(page, '/policy-query-property?by=number')
  await query.choose('交通意外险')
  await query.otherWays.click()
  await query.way('保单号').click()
  await expect(query.field('policyNo')).toBeVisible()
})

test('the tabs are one place, and each keeps what was typed', async ({ page }) => {
  const query = await PolicyQuery.open(page, '/policy-query')
  await query.type({ identifyNumber: '110199198506151375' })
  await page.getByRole('tab', { name: '其他保险' }).click()
  await query.type({ policyNo: 'PJAA2026' })
  await page.getByRole('tab', { name: '学生家庭' }).click()
  await query.type({ studentName: '李梓涵' })

  await page.getByRole('tab', { name: '车险', exact: true }).click()
  await expect(query.field('identifyNumber')).toHaveValue('110199198506151375')
  await page.getByRole('tab', { name: '其他保险' }).click()
  await expect(query.field('policyNo')).toHaveValue('PJAA2026')
  await page.getByRole('tab', { name: '学生家庭' }).click()
  await expect(query.field('studentName')).toHaveValue('李梓涵')
})

import { expect, type Page } from '@playwright/test'
import { OtherPolicyDetail } from '../pages/other-policy-detail.ts'
import { inkIn, PolicyDocument } from '../pages/policy-document.ts'
import { PolicyQuery } from '../pages/policy-query.ts'
import { SlideSheet } from '../pages/slide-sheet.ts'
import { factsToTry } from '../support/demo.ts'
import { test } from '../support/visitor.ts'

test('a son opens the policy of his mother’s home, with its change and both documents', async ({
  page,
}) => {
  const detail = await openByNumber(page, 'a mother’s home, asked by her son', '投保人')
  await expect(detail.row('保的是什么', '房屋主体')).toHaveText('900,000.00')
  await expect(detail.row('保障内容', '入室盗抢')).toHaveText('30,000.00')
  await expect(detail.row('房屋信息', '房屋地址')).toContainText('沈阳市云溪区')
  await expect(detail.row('投保人和被保险人', '投保人')).toHaveText('崔向阳')
  await expect(detail.row('投保人和被保险人', '被保险人')).toHaveText('崔玉兰')
  await expect(detail.card('被保险人名单')).toHaveCount(0)

  await test.step('the change, and its document under a name of its own', async () => {
    await page.getByRole('link', { name: '批改记录' }).click()
    const change = page.getByRole('region', { name: '保险金额变更' })
    await expect(change).toContainText('40,000.00 元 改为 60,000.00 元')
    await change.getByRole('link', { name: '查看批单' }).click()
    expect(await inkIn(page.getByRole('img', { name: /^电子批单，第 1 页/ }))).toBeGreaterThan(
      0.005,
    )
    await expect(page).toHaveTitle('电子批单')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('电子批单')
    await page.goBack()
    await expect(page).toHaveTitle('批改详情')
    await page.goBack()
    await detail.isShown()
  })

  const document = new PolicyDocument(page)
  await document.open('家庭财产综合保险')
  expect(await document.inkOf(1)).toBeGreaterThan(0.005)
  await expect(page).toHaveTitle('电子保单')
})

test('a traveller sees the flight that the cover is for', async ({ page }) => {
  const detail = await openByNumber(page, 'a flight of today', '被保险人')
  await expect(detail.row('航班信息', '航班号')).toHaveText('YF3306')
  await expect(detail.row('航班信息', '出发')).toHaveText('上海浦东')
  await expect(detail.row('保障内容', '到达延误 2 小时以上')).toHaveText('100.00')
})

test('a guardian opens the policy of a child, without the child’s whole ID number', async ({
  page,
}) => {
  const facts = await factsToTry(page, 'queryEyoungInfo', 'a guardian of two children')
  const query = await PolicyQuery.open(page, '/policy-query-wdf?by=guardian')
  const detail = await OtherPolicyDetail.openFound(query, facts)
  await expect(detail.row('在校信息', '学校')).toContainText('上海市云溪区')
  await expect(detail.row('在校信息', '监护人')).toHaveText(['沈佳宁（母亲）', /^310\*+$/])
  await expect(detail.row('投保人和被保险人', '证件号码')).toHaveText(/^310\*+$/)
})

test('a company finds anybody among its 20,000 insured, and is told who is not among them', async ({
  page,
}) => {
  const detail = await openByNumber(page, 'a group policy with 20,000 insured', '被保险人')
  const people = detail.card('被保险人名单')
  await expect(people).toContainText('共 20000 人')
  await expect(people.getByRole('term')).toHaveCount(20)
  await people.getByRole('button', { name: '加载更多' }).click()
  await expect(people.getByRole('term')).toHaveCount(40)

  async function search(text: string) {
    await people.getByRole('textbox', { name: '查找被保险人' }).fill(text)
    await people.getByRole('button', { name: '查找', exact: true }).click()
  }
  await search('邹明远')
  await expect(people.getByRole('status')).toHaveText('找到 1 人')
  await expect(people.getByRole('term')).toHaveText(/^1\. 邹明远/)
  await search('120199199805085028')
  await expect(people.getByRole('term')).toHaveText(/^20000\. 郭辉/)
  await expect(people.getByRole('definition')).toHaveText(/^120\*+$/)
  await search('欧阳无此人')
  await expect(people.getByRole('status')).toContainText('名单里没有“欧阳无此人”')
  await expect(people.getByRole('term')).toHaveCount(0)
  await search('')
  await expect(people.getByRole('term').first()).toHaveText(/^1\. 邹明远/)
})

test('one of many insured sees their own share: no document, no premium, nobody else', async ({
  page,
}) => {
  const detail = await openByNumber(page, 'the own share of one of them, with a phone', '被保险人')
  await expect(page.getByText('您是这份保单的被保险人之一')).toBeVisible()
  await expect(detail.row('投保人和被保险人', '被保险人')).toHaveText('邹明远')
  await expect(page.getByRole('button', { name: '查看电子保单' })).toHaveCount(0)
  for (const title of ['保费', '被保险人名单', '单位信息']) {
    await expect(detail.card(title)).toHaveCount(0)
  }
  await expect(page.getByRole('link', { name: '批改记录' })).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText(/温雅琴|石景行|黎晓岚/)
})

for (const { kind, form } of [
  { kind: 'household', form: '查其他保单' },
  { kind: 'student-accident', form: '查学生和家庭保单' },
  { kind: 'commercial', form: '查车险保单' },
]) {
  test(`after a long break the changes of a ${kind} policy lead back to the form that finds it`, async ({
    page,
  }) => {
    const place = `handle=AbCdEfGhIjKlMnOpQrStUv&kind=${kind}`
    await page.goto(`/#/policy-detail-correctInfos?${place}`)
    await new SlideSheet(page).passByFinger()
    await page.getByRole('dialog').getByRole('link', { name: '重新查询' }).click()
    await expect(page.getByRole('main').getByRole('heading', { name: form })).toBeVisible()
  })
}

/** By the number of the policy, as who took it out (投保人) or whom it covers (被保险人). */
async function openByNumber(page: Page, shows: string, person: '投保人' | '被保险人') {
  const { policyNo, identifyNumber } = await factsToTry(page, 'wapNoCarProperty', shows)
  const query = await PolicyQuery.open(page, '/policy-query-property')
  await query.choose(person)
  return OtherPolicyDetail.openFound(query, { policyNo, identifyNumber })
}

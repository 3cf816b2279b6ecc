import { wrap } from '@ecenter/contract/envelope/head.ts'
import { policyQueryRelegation } from '@ecenter/contract/policies/policy-lookups.ts'
import { expect, type Page } from '@playwright/test'
import { PolicyQuery } from '../pages/policy-query.ts'
import { type Facts, factsToTry } from '../support/demo.ts'
import { untilKept } from '../support/kept.ts'
import { personWithEverything } from '../support/people.ts'
import { test } from '../support/visitor.ts'

const address = '/policy-query-property'

test('a policy number and the ID number in the policy lead to it', async ({ page }) => {
  const { policyNo, identifyNumber } = await factsToTry(
    page,
    'wapNoCarProperty',
    'household insurance in force',
  )
  const query = await PolicyQuery.open(page, address)
  await query.choose('被保险人')
  await query.ask({ policyNo, identifyNumber })

  await expect(page).toHaveURL(/policy-queryResult\?by=number$/)
  await expect(page.getByText('共查到 1 份保单')).toBeVisible()
})

test('a son finds his mother’s policy as its applicant, and as the insured he is not', async ({
  page,
}) => {
  const { policyNo, identifyNumber } = await factsToTry(
    page,
    'wapNoCarProperty',
    'asked by her son',
  )
  const query = await PolicyQuery.open(page, address)
  await query.choose('被保险人')
  expect(await query.answerTo({ policyNo, identifyNumber })).toContain('没有查到相符的信息')

  await query.choose('投保人')
  await query.ask({})
  await expect(page.getByText('共查到 1 份保单')).toBeVisible()
})

test('a name finds all that a person took out', async ({ page }) => {
  const query = await PolicyQuery.open(page, `${address}?by=name`)
  await query.ask(personWithEverything)
  await expect(page).toHaveURL(/policy-queryResult\?by=name$/)
  await expect(page.getByText(/共查到 \d+ 份保单/)).toBeVisible()
})

test('the serial of a paper policy stands in the same field as a name', async ({ page }) => {
  const { visaserialNo, identifyNumber } = await factsToTry(
    page,
    'wapNoCarProperty',
    'by the serial of the document',
  )
  const query = await PolicyQuery.open(page, `${address}?by=name`)
  await query.ask({ visaserialNo, identifyNumber })
  await expect(page.getByText('共查到 1 份保单')).toBeVisible()
})

test('a borrower finds the cover by the loan contract', async ({ page }) => {
  const { loanContractNo, identifyNumber } = await factsToTry(
    page,
    'selectShieJCO',
    'cover of a borrower with a loan',
  )
  const query = await PolicyQuery.open(page, `${address}?by=loan`)
  await expect(page.getByRole('radiogroup', { name: '按谁的信息查' })).toHaveCount(0)
  await query.ask({ loanContractNo, identifyNumber })
  await expect(page).toHaveURL(/policy-queryResult\?by=loan$/)
  await expect(page.getByText('共查到 1 份保单')).toBeVisible()
})

test('a driver finds the current traffic accident cover', async ({ page }) => {
  const { insuredName, identifyNumber } = await factsToTry(
    page,
    'wapNoCarJTCur',
    'accident cover in whatever car',
  )
  const query = await PolicyQuery.open(page, `${address}?by=traffic`)
  await query.choose('被保险人')
  await query.ask({ visaserialNo: insuredName, identifyNumber })
  await expect(page).toHaveURL(/policy-queryResult\?by=traffic$/)
  await expect(page.getByText('共查到 1 份保单')).toBeVisible()
})

test('whose facts are typed shows in every label, and a change of it keeps them', async ({
  page,
}) => {
  const query = await PolicyQuery.open(page, `${address}?by=name`)
  await query.type(personWithEverything)
  for (const person of ['被保险人', '投保人']) {
    await query.choose(person)
    await expect(page.getByRole('textbox', { name: `${person}姓名或单证流水号` })).toHaveValue(
      personWithEverything.visaserialNo,
    )
    await expect(page.getByRole('textbox', { name: `${person}证件号码` })).toHaveValue(
      personWithEverything.identifyNumber,
    )
  }
})

test('another form keeps what fits it, asks nothing of the first, and is still open after a reload', async ({
  page,
}) => {
  const query = await PolicyQuery.open(page, address)
  await query.type({ policyNo: 'not a number', identifyNumber: '110199198506151375' })
  await query.choose('借款合同号')
  await expect(query.field('identifyNumber')).toHaveValue('110199198506151375')
  await query.choose('姓名或流水号')
  await query.submit.click()
  await expect(query.field('visaserialNo')).toBeFocused()
  await expect(query.field('policyNo')).toHaveCount(0)

  await untilKept(page, 'formDrafts')
  await page.reload()
  await expect(page.getByRole('radio', { name: '姓名或流水号' })).toBeChecked()
  await query.choose('保单号')
  await expect(query.field('policyNo')).toHaveValue('not a number')
})

test('an answer to one form is not said of another, and its picture stays', async ({ page }) => {
  const query = await PolicyQuery.open(page, `${address}?by=name`)
  await query.answerTo({ visaserialNo: '无此人', identifyNumber: '110199198506151375' })
  const picture = await query.imageCode.picture.getAttribute('src')
  await query.choose('借款合同号')
  await expect(query.notice).toHaveCount(0)
  await expect(query.imageCode.picture).toHaveAttribute('src', picture ?? '')
})

for (const { mistake, facts, field, said } of [
  {
    mistake: 'too short a number',
    facts: { policyNo: 'PJAA1', identifyNumber: '110199198506151375' },
    field: 'policyNo',
    said: /保单号一般是 22 位，现在 5 位/,
  },
  { mistake: 'nothing at all', facts: {}, field: 'policyNo', said: /请填写保单号/ },
  {
    mistake: 'a mistyped ID number',
    facts: { policyNo: 'PJAA20261101000000001', identifyNumber: '110199198506151376' },
    field: 'identifyNumber',
    said: /证件号码有误/,
  },
] satisfies readonly {
  mistake: string
  facts: Facts
  field: string
  said: RegExp
}[]) {
  test(`${mistake} is told at its field`, async ({ page }) => {
    const query = await PolicyQuery.open(page, address)
    await query.type(facts)
    await query.submit.click()
    await expect(query.field(field)).toHaveAccessibleDescription(said)
    await expect(query.field(field)).toBeFocused()
  })
}

test('the number of a car policy is not looked up here: the right form is offered, and has it', async ({
  page,
}) => {
  const { policyNo } = await factsToTry(page, 'findByNumber', 'a new car without a plate')
  const query = await PolicyQuery.open(page, address)
  await query.type({ policyNo, identifyNumber: '110199198506151375' })
  await expect(page.getByRole('status').filter({ hasText: '这是车险的保单号' })).toBeVisible()
  await query.submit.click()
  await expect(page.getByRole('link', { name: '用车牌号查' })).toBeFocused()

  await page.getByRole('link', { name: '用保单号查' }).click()
  await expect(page).toHaveTitle('新车保单查询')
  await expect(query.field('policyNo')).toHaveValue(policyNo ?? '')
})

test('the number of an accident cover of a car leads to the form by plate', async ({ page }) => {
  const query = await PolicyQuery.open(page, address)
  await query.type({ policyNo: 'PEAC202611010000000001' })
  await expect(page.getByRole('status').filter({ hasText: '这是驾乘险的保单号' })).toBeVisible()
  await page.getByRole('link', { name: '用车牌号查' }).click()
  await expect(page).toHaveTitle('保险查询')
})

test('who found nothing and asks anew finds the same form open', async ({ page }) => {
  await page.goto('/#/policy-queryResult?by=loan')
  await page.getByRole('link', { name: '重新查询' }).first().click()
  await expect(page.getByRole('radio', { name: '借款合同号' })).toBeChecked()
})

test('without a query type the page before knows better', async ({ page }) => {
  await leaveQueryTypeEmpty(page)
  await PolicyQuery.open(page, '/policy-query')
  const query = await PolicyQuery.open(page, address)
  const { policyNo } = await factsToTry(page, 'wapNoCarProperty', 'household insurance in force')
  await query.type({ policyNo })

  await expect(page).toHaveURL(/#\/policy-query$/)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

/** The call as the page sends it, but for its query type. */
async function leaveQueryTypeEmpty(page: Page): Promise<void> {
  await page.route('**/policyQueryRelegation', (route) => {
    const { head, body } = route.request().postDataJSON()
    const emptied = { ...body, queryType: '' }
    const envelope = wrap(policyQueryRelegation, emptied, head, head.requestId)
    return route.continue({ postData: JSON.stringify(envelope) })
  })
}

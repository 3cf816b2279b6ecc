import { readOverview } from '@ecenter/contract/person/overview.ts'
import { readOnePolicy } from '@ecenter/contract/policies/policy-calls.ts'
import { expect, test } from 'vitest'
import { policyRow, pusherOf, upsert } from '../../../test/push-rows.ts'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { town } from '../../../test/subjects/policies/other-policies.ts'
import { newSession } from '../../../test/visitor.ts'

const service = serviceOfTests({ demo: false })
const core = pusherOf(service)

test('a policy of a kind that nobody here knows is shown by its own name and in the words of the core', async () => {
  const product = { code: 'HEA', kind: 'health', name: '百万医疗保险（示例）' }
  expect(await core.push('products', [upsert(product)])).toMatchObject([{ result: 'accepted' }])
  const facts = [{ label: '等待期', value: '30 天' }]
  const { vehicle: _, ...row } = policyRow({
    ...{ productCode: 'HEA', applicant: town.owner, insured: town.owner },
  })
  const risk = { kind: 'other', title: '健康保障', facts }
  expect(await core.push('policies', [upsert({ ...row, risk })])).toMatchObject([
    { result: 'accepted' },
  ])

  const visitor = await newSession(service)
  await visitor.provePerson(town.owner.mobile, { idTail: town.owner.idNumber.slice(-4) })
  const overview = JSON.stringify(await visitor.get(readOverview, {}))
  expect(overview).toContain('百万医疗保险（示例）')
  const { groups } = await visitor.get(readOverview, {})
  const [policy] = groups.flatMap((group) => ('policies' in group ? group.policies : []))
  const { policyInfo } = await visitor.get(readOnePolicy, { handle: policy?.handle ?? '' })
  expect(policyInfo).toMatchObject({
    ...{ kind: 'other', productName: '百万医疗保险（示例）', riskInfo: [] },
    detailInfos: [{ title: '健康保障', facts }],
  })
})

test('a product whose kind is no word is refused, and one stays of the kind that it has', async () => {
  const product = { code: 'HEB', kind: 'Health 2', name: '百万医疗保险（示例）' }
  expect(await core.push('products', [upsert(product)])).toMatchObject([
    { result: 'rejected', reason: 'kind: is not 2 to 40 small letters and hyphens' },
  ])
  await core.push('products', [upsert({ ...product, kind: 'pet' })])
  expect(await core.push('products', [upsert({ ...product, kind: 'group' }, 2)])).toMatchObject([
    { result: 'rejected', reason: 'kind: is stored as other, and stays it' },
  ])
})

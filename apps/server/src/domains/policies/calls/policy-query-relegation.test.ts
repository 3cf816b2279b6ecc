import { policyQueryRelegation } from '@ecenter/contract/policies/policy-lookups.ts'
import { beforeAll, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'

const service = serviceOfTests({ demo: false })
let visitor: Visitor
beforeAll(async () => {
  visitor = newVisitor(service)
  await visitor.open()
})

test.each([
  ['PDAA202611010001001370', 'commercial'],
  ['PDZA202611010001001370', 'compulsory'],
  ['peag 2026 1101 0005001010', 'group'],
])('%s belongs to %s, whether there is such a policy or not', async (policyNo, kind) => {
  expect(await visitor.get(policyQueryRelegation, { policyNo, queryType: 'policy' })).toEqual({
    kind,
  })
})

test('an older number tells nothing of its kind', async () => {
  const asked = { policyNo: '805012010110198000012', queryType: 'policy' }
  expect(await visitor.ask(policyQueryRelegation, asked)).toMatchObject({ code: '1007' })
})

test('an empty query type goes back one page', async () => {
  for (const queryType of ['', ' ', undefined]) {
    const asked = { policyNo: 'PDAA202611010001001370', queryType }
    expect(await visitor.ask(policyQueryRelegation, asked)).toMatchObject({
      code: '2',
      message: '查询类型不能为空',
    })
  }
})

test('what is no policy number is refused at its field', async () => {
  const asked = { policyNo: 'PDAA', queryType: 'policy' }
  const answer = await visitor.ask(policyQueryRelegation, asked)
  expect(answer).toMatchObject({ code: '1000', field: 'policyNo' })
})

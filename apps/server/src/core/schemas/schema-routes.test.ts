import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { pusherOf } from '../../../test/push-rows.ts'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { importKinds } from '../../domains/import-kinds.ts'
import { pushRowsRoute } from '../rows/push-rows-route.ts'
import { schemaRoutes } from './schema-routes.ts'

const service = serviceOfTests({ demo: false })
const core = pusherOf(service, (connections) =>
  schemaRoutes('示例财险', [pushRowsRoute(service, connections)]),
)
const kinds = importKinds.map(({ name }) => name)

test('the calls are a valid OpenAPI document, with one for the rows of each kind', async () => {
  const document = (await core.get('/core/openapi.json')).json()
  const { valid, errors } = await new Validator().validate(document)
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([...kinds.map((kind) => `/core/${kind}`), '/core/schemas/{kind}']),
  )
  expect(document.paths['/core/customers'].post['x-scope']).toBe('contacts:write')
})

test('a schema says which operations a kind has, and which of its columns are soft', async () => {
  const schemaOf = async (kind: string) => (await core.get(`/core/schemas/${kind}`)).json()
  const operationsOf = async (kind: string) =>
    (await schemaOf(kind)).anyOf.map(({ title }: { title: string }) => title)
  expect(await operationsOf('policies')).toEqual(['upsert', 'cancel', 'delete'])
  expect(await operationsOf('customers')).toEqual(['upsert', 'delete'])
  expect(await operationsOf('branches')).toEqual(['upsert'])
  expect((await schemaOf('policies'))['x-soft']).toEqual(
    expect.arrayContaining(['insured.mobile', 'insured.idNumber', 'vehicle.licenseNo']),
  )
  expect(await schemaOf('vouchers')).toMatchObject({ code: 'unknown-kind' })
})

test('the samples of all kinds go in as they are, in the order in which a database is filled', async () => {
  const results = []
  for (const kind of ['clauses', 'branches', 'customers', 'outlets', 'faqs', 'employees']) {
    const { body } = await core.get(`/core/samples/${kind}`)
    const { answers } = await core.send(kind, body)
    results.push({ kind, answers })
  }
  expect(results.filter(({ answers }) => answers[0]?.result !== 'accepted')).toEqual([])
})

test.each(kinds)('%s has a sample that its own rules take', async (kind) => {
  const { body } = await core.get(`/core/samples/${kind}`)
  const [answer] = (await core.send(kind, body)).answers
  expect(answer?.reason ?? '').not.toMatch(/is no |is missing|there is no such column/)
  expect(answer).not.toHaveProperty('unused')
})

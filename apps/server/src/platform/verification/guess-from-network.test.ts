import { queryPromoter } from '@ecenter/contract/purchases/lead.ts'
import { expect, test } from 'vitest'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { promoter, storePromoters } from '../../../test/subjects/promoters.ts'
import { newVisitor } from '../../../test/visitor.ts'
import { addressOf } from '../../http/admission/network-of.ts'
import { usualOfNetwork } from './guess-from-network.ts'

const service = serviceOfTests({ demo: false })
const unknown = { promoterCode: 'ABCDEFGH' }

test('where a network was wrong hundreds of times a wrong try costs work, and who is right finds what is theirs', async () => {
  const from = '203.0.113.7'
  const visitor = newVisitor(service, from)
  await visitor.open()
  const shared = promoter()
  await storePromoters(service, shared)
  await Promise.all(
    Array.from({ length: usualOfNetwork }, () =>
      service.limits.take('failedPromotersByAddress', addressOf(service, from)),
    ),
  )
  expect((await visitor.ask(queryPromoter, unknown, { isIdle: true })).code).toBe('1011')
  expect((await visitor.ask(queryPromoter, unknown)).code).toBe('1007')
  expect(await visitor.get(queryPromoter, { promoterCode: shared.code })).toMatchObject({
    promoteProduct: shared.product,
  })
  const elsewhere = newVisitor(service, '198.51.100.7')
  await elsewhere.open()
  expect((await elsewhere.ask(queryPromoter, unknown, { isIdle: true })).code).toBe('1007')
})

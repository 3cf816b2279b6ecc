import { expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { promoter, storePromoters } from '../../../../test/subjects/promoters.ts'
import { promoterBehind } from './promoter.repository.ts'

const service = serviceOfTests({ demo: false })

test('a code that was left over opens no later promoter of that phone', async () => {
  await storePromoters(service, promoter({ code: 'AAAA3333' }))
  await service.db.deleteFrom('promoter').where('code', '=', 'AAAA3333').execute()
  await storePromoters(service, promoter({ code: 'BBBB3333' }))
  expect(await promoterBehind(service, 'AAAA3333')).toBeUndefined()
  expect(await promoterBehind(service, 'BBBB3333')).toMatchObject({ code: 'BBBB3333' })
})

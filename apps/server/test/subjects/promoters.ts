import {
  type Promoter,
  storePromoter,
} from '../../src/domains/promotions/store/promoter.repository.ts'
import { inTransaction } from '../../src/platform/database/in-transaction.ts'
import type { TestService } from '../test-services.ts'

/** One who promotes car insurance, but for what is given. */
export function promoter(given: Partial<Promoter> = {}): Promoter {
  return {
    code: 'AAAA2222',
    product: 'car',
    employeeNo: 'E1001',
    name: '王雅宁',
    phoneNumber: '13700007101',
    cityCode: '11000000',
    comCode: '11000000',
    appliedAt: new Date('2026-11-01T08:00:00+08:00'),
    ...given,
  }
}

export async function storePromoters(
  services: TestService,
  ...promoters: readonly Promoter[]
): Promise<void> {
  await inTransaction(services.db, async (db) => {
    for (const each of promoters) await storePromoter({ ...services, db }, each)
  })
}

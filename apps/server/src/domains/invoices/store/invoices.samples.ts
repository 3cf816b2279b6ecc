import fc from 'fast-check'
import { splitVat } from '../rules/invoice-premium.ts'
import type { NewInvoice } from './store-invoices.ts'

const premiums = fc.integer({ min: 1, max: 10_000_000_000 })
const fens = fc.integer({ min: 0, max: 1_000_000 })
const names = fc.constantFrom('王明', '北京<云程>&"出行"有限公司', 'ANNA MARIA SCHMIDT', '程𬭬')

/** Issued invoices of any amount, some with vehicle tax, some for several items. */
export const issuedInvoices: fc.Arbitrary<NewInvoice> = fc.record({
  reference: fc.constant('FPPDZA20261101000100137000'),
  number: fc.stringMatching(/^26112\d{15}$/),
  status: fc.constant('issued'),
  issuedOn: fc.constant('2026-07-09'),
  changedOn: fc.constant(undefined),
  insuredIdNumber: fc.constant('110199198506151377'),
  buyer: fc.record({ name: names, taxpayerNumber: fc.constant('91350100M000100Y43') }),
  items: fc.array(
    fc
      .tuple(fc.constantFrom('compulsory', 'commercial', 'accident', 'liability'), premiums)
      .map(([kind, fen]) => ({ name: '*保险服务*保险费', ...splitVat(kind, fen) })),
    { minLength: 1, maxLength: 4 },
  ),
  vehicleTax: fc.option(
    fc.record({
      from: fc.constant('2026-01-01'),
      to: fc.constant('2026-12-31'),
      dueFen: fens,
      lateFeeFen: fens,
    }),
    { nil: undefined },
  ),
  policyNo: fc.constant('PDZA202611010001001370'),
  licenseNo: fc.option(fc.constant('京A8K621'), { nil: undefined }),
  drawer: fc.constant('电子开票'),
})

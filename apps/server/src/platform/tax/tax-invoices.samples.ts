import type { TaxInvoice } from './tax-invoice.ts'

const compulsory: TaxInvoice = {
  number: '26112000000000012301',
  issuedOn: '2026-07-09',
  buyer: { name: '北京云程出行汽车租赁有限公司', taxpayerNumber: '91350100M000100Y43' },
  items: [
    {
      name: '*保险服务*机动车交通事故责任强制保险',
      netFen: 67_217,
      taxRate: '6%',
      taxFen: 4033,
    },
  ],
  vehicleTax: { from: '2026-01-01', to: '2026-12-31', dueFen: 42_000, lateFeeFen: 630 },
  policyNo: 'PDZA202611010001001370',
  licenseNo: '京A8K621',
  drawer: '电子开票',
}

const accident: TaxInvoice = {
  number: '26112000000000012302',
  issuedOn: '2026-11-18',
  buyer: { name: '王明', taxpayerNumber: '110199198506151377' },
  items: [{ name: '*保险服务*驾乘人员意外伤害保险', netFen: 19_800, taxRate: '免税', taxFen: 0 }],
  policyNo: 'PEAC202611010001001370',
  drawer: '电子开票',
}

/** One of each look: with vehicle tax, exempt from tax, taken back, and of before. */
export const samples = {
  compulsory,
  accident,
  'red-letter': {
    ...compulsory,
    number: '26112000000000012399',
    issuedOn: '2026-09-01',
    items: compulsory.items.map((item) => ({
      ...item,
      netFen: -item.netFen,
      taxFen: -item.taxFen,
    })),
    vehicleTax: { from: '2026-01-01', to: '2026-12-31', dueFen: -42_000, lateFeeFen: -630 },
    reverses: compulsory.number,
  },
  older: {
    ...compulsory,
    number: '48201938',
    code: '011002500111',
    checkCode: '61824930571846203957',
    issuedOn: '2025-07-10',
  },
} as const satisfies Record<string, TaxInvoice>

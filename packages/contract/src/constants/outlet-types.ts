/** Kinds of outlets and their `websitetype` (specification, section 9). */
export const outletTypes = {
  all: { code: '00000', text: '全部' },
  claims: { code: '01000', text: '理赔网点' },
  business: { code: '10000', text: '营业网点' },
  partnerRepairShop: { code: '00001', text: '合作修理厂' },
  lossAssessment: { code: '00010', text: '定损网点' },
  dealer: { code: '00100', text: '4S 店' },
} as const

export const outletTypeCodes = Object.values(outletTypes).map(({ code }) => code)

const { all: _, ...kinds } = outletTypes

/** What an outlet can be; all of them together are only a choice of the filter. */
export const outletKinds = Object.values(kinds)

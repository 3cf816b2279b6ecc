/** What an outlet does for customers, in the order of the filter; all are checked at first. */
export const outletServiceItems = [
  { code: 'all', text: '全部' },
  { code: 'insure', text: '投保' },
  { code: 'claims', text: '理赔' },
  { code: 'send-documents', text: '送单' },
  { code: 'co-claims', text: '协赔' },
  { code: 'charges', text: '收费' },
  { code: 'inspection-proxy', text: '代办年检' },
  { code: 'consultation', text: '咨询' },
  { code: 'violation-handling', text: '违章处理' },
  { code: 'loss-assessment', text: '定损' },
  { code: 'repair', text: '维修' },
] as const

export const outletServiceCodes = outletServiceItems.map(({ code }) => code)
export type OutletServiceCode = (typeof outletServiceCodes)[number]

/** One thing that an outlet does; `all` is only a choice of the filter. */
export type OutletService = Exclude<OutletServiceCode, 'all'>

/** What an outlet can offer. */
export const outletServices = outletServiceItems.filter((item) => item.code !== 'all')

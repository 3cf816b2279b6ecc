/** The business constants (specification, section 9). */
export const specifiedConstants = {
  imageCodeRefreshCap: 30,
  defaultChannelNo: '2',
  defaultCity: { cityCode: '11000000', cityName: '北京' },
  hotline: '95518',
  callbackHours: [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
  sexCodes: ['1', '2'],
  outletTypes: {
    claims: '01000',
    business: '10000',
    partnerRepairShop: '00001',
    lossAssessment: '00010',
    dealer: '00100',
    all: '00000',
  },
  /** In the order of the filter: all, insure, claims, send documents, co-claims, charges, … */
  outletServiceCount: 11,
  /** Buttons whose clicks are tracked (section 2). */
  trackedButtons: [
    'claim query',
    'order payment',
    'policy query',
    'e-invoice',
    'online service',
    'plate supplement',
    'investment',
    'policy delivery',
    'violation payment',
    'account query',
  ],
} as const

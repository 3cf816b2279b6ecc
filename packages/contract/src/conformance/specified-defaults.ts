/** The values that the entities of the specification begin with, where it names any (section 3). */
export const specifiedDefaults = {
  basicInfo: { cityCode: '11000000', cityName: '北京' },
  carPolicyQuery: { kindCode: 1, isShowNewCar: true },
  otherPolicyQuery: { bbwPersonType: 0 },
  newCarQuery: { licenseNo: '京' },
  outletQuery: { websitetype: '00000' },
  carPurchase: { cityCode: '11000000', cityName: '北京' },
  customerSession: { source: 'wap' },
} as const

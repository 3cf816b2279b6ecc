/** Customers of the demo whom no other journey proves: a phone gets one code a minute. */
export const wholePeople = {
  proving: { name: '吴思志', mobile: '18500004004', idTail: '2040' },
  reloading: { name: '张雨子', mobile: '18900004005', idTail: '2052' },
  mistyping: { name: '胡宁', mobile: '15600004006', idTail: '2069' },
  byPlate: { mobile: '18600004007', licenseNo: '沪A7G507' },
  leaving: { name: '林丽琪', mobile: '13800004008', idTail: '2089' },
  unlucky: { mobile: '18100004010' },
  reading: { name: '马嘉然', mobile: '13100004011', idTail: '2119' },
  pictured: { name: '高平', mobile: '13500004013', idTail: '2139' },
  countingPapers: { mobile: '13600004022', idTail: '2229' },
  countingClaims: { mobile: '13800002330', idTail: '2338' },
  /** Has an order that waits to be paid. */
  paying: { mobile: '15900004042', idTail: '2427' },
  /** Has one car, a claim on it and an order that waits to be paid. */
  withPasskey: { mobile: '13500004048', idNumber: '110199199207132486' },
  byPlateAlone: {
    name: '黄轩',
    mobile: '18100004024',
    licenseNo: '粤A7R524',
    identifyNumber: '440199199310172247',
  },
  /** Has an order that waits to be paid. */
  remembered: { name: '王宁', mobile: '13500004025', idTail: '2250' },
  company: {
    name: '苏州小园茶餐饮管理有限公司',
    mobile: '13800003002',
    creditCode: '91320599MA00030026',
  },
} as const

/** No policy has it on file. */
export const otherPhone = '19912345999'

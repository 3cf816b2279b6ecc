/**
 * Every code the service answers with. A code of eight characters is `E`, a class digit and six
 * more; the class decides what the customer sees (specification, section 8).
 */
export const resultCodes = {
  success: '1',
  fieldRefused: '1000',
  imageCodeWrong: '1001',
  smsCodeWrong: '1002',
  smsCodeExpired: '1003',
  smsCodeUsedUp: '1004',
  slideFailed: '1005',
  slideNeeded: '1006',
  nothingFound: '1007',
  imageCodeNeeded: '1008',
  imageRefreshCap: '1009',
  uploadRefused: '1010',
  workNeeded: '1011',
  queryTypeEmpty: '2',
  smsTooSoon: 'E0060001',
  smsDailyCap: 'E0060002',
  mailDailyCap: 'E0060003',
  messageTooSoon: 'E0060004',
  dataStoreDown: 'E1010001',
  gatewayDown: 'E1010002',
  coreDown: 'E1010003',
  checkWrong: 'E2010001',
  tokenWrong: 'E2010002',
  requestIdReused: 'E2010003',
  noSuchAddress: 'E2010004',
  grantMissing: 'E3010001',
  roleMissing: 'E3010002',
  stateChanged: 'E3020001',
  tooManyLookups: 'E3060001',
  paymentUnknown: 'E9020001',
} as const

export type ResultName = keyof typeof resultCodes
export type ResultCode = (typeof resultCodes)[ResultName]

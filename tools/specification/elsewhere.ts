/**
 * Fields of the specification (section 3) that no page feeds into their store, or none reads from it:
 * where their datum lives instead, and why. Each field that is used needs no line.
 */
const answer = (call: string, place: string) =>
  `the answer of ${call}, which pages read as it is (\`${place}\`): kept beside it, it would grow old`

const proof =
  'a proof is a grant of the service (`apps/server/src/platform/grants`); no flag of the browser says so'
const code = 'a code is kept nowhere: the form holds it until it is sent (`client/code-names.ts`)'
const sheet =
  'the sheet for codes, which shows the phone on file masked (`verification/PhoneOnFileSheet.tsx`)'
const whole = (place: string) => `fed and read whole, with all that the form holds (\`${place}\`)`
const pay = answer('queryOrder and groupGet', 'orders/facts/OrderFacts.tsx')
const share = 'the details of the policy in the answer of propertyCarOne'

export const elsewhere: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  basicInfo: {
    defaultDate:
      'the day is the service’s, which judges by it; date fields begin with the browser’s (`kit/fields/DateField.tsx`)',
    sumPremuin: '`paymentInfo.sumPremium`, which remembers what the customer was told',
    questionPage: '`questionnaire.entryId` and the address: they say which questionnaire is open',
    checkInvoiceElectronic: answer('queryInvoiceSwitch', 'invoices/search/FindingScreen.tsx'),
    loginStates: '`sessionFlags.loginStatus`, as the specification calls it in section 4',
  },
  carPolicyQuery: {
    areaCode:
      '`basicInfo.cityCode`: one city for the whole site; the plate names its province itself',
    mobile: sheet,
    isNewCar: 'the screen: a new car has a form of its own, `/policy-query-newcar`',
    carPolicyQuery:
      'the flag `car-policy-query=1` in the cookie that section 8 asks for (`policies/CarPolicyResultPage.tsx`)',
    showIdentifyNumber: 'the form always asks for the ID number: a plate alone proves nothing',
    isPass: proof,
    smsCode: code,
    downLoadPhoneNumber: sheet,
    moreDownLoad: 'the sheet that offers all documents (`policies/detail/ElectronicPolicyBar.tsx`)',
    noValidateTests: proof,
    isVerify: proof,
    kindCode: 'the kind in the address of a detail (`policies/policy-pages.ts`)',
    isShowNewCar: answer('querySupportProduct', 'policies/use-support.ts'),
  },
  otherPolicyQuery: {
    bbwIdentifyNumber:
      '`lcjStuIdNo` and `lcjGuardianNumber`: the family form asks for student and guardian apart',
    cityCode: '`basicInfo.cityCode`: one city for the whole site',
    bbwPersonType:
      'which way the family form asks, in its address (`by`: `policies/FamilyPolicyQueryPage.tsx`)',
    cusType: 'the ID number says whether a person or a company asks',
    mobile: '`warrantyQuery.partMobile`: a phone narrows a search among people of one name',
    pid: 'the head of a call may carry it (`packages/contract/src/envelope/head.ts`); no channel gives one',
    applyMobile: '`warrantyQuery.applicantMobile`: the form that asks for applicant and phone',
  },
  policySearchResult: {
    policyInfoList: answer('the lookups', 'policies/found/FoundPolicies.tsx'),
    policyInfo: answer('propertyCarOne', 'policies/PolicyDetailPage.tsx'),
    riskInfo: `${share}, as \`riskInfo\` (\`policies/PolicyDetailPage.tsx\`)`,
    carInfo: `${share}, as \`vehicle\` (\`policies/CarPolicyDetailPage.tsx\`)`,
    channelInfo: '`basicInfo.channelType`',
    payInfo: answer('queryOrder', 'orders/OrderPayDetailPage.tsx'),
    personalCenterPayInfo: answer('queryOrderCenter', 'orders/found'),
    syInfo: `${share}: the commercial policy is one of \`policyInfoList\` (\`policies/CarPolicyDetailPage.tsx\`)`,
    goodRiskInfo: `${share}, as \`coverages\` (\`policies/detail/CoverageCard.tsx\`)`,
    correctionInfos: `${share}, as \`endorsements\` (\`policies/PolicyEndorsementPage.tsx\`)`,
    endorsementInfo:
      'the endorsement in the address of its document (`electronic-policies/policy-documents.ts`)',
    productBasicInfo: `${share}, as \`productBasicInfo\` (\`policies/PolicyDetailPage.tsx\`)`,
    detailInfos: `${share}, as \`detailInfos\` (\`policies/PolicyDetailPage.tsx\`)`,
  },
  otherClaimQuery: { verificationCode: 'a slide guards this form in place of an image code' },
  complaint: { content: whole('appeals/filing/use-appeal-form.ts') },
  promotionApplication: {
    address: 'the names of the area, which the codes give (`places/use-area-map.ts`)',
    addressCode: '`countyAddress`, or `cityCode` where a city has no counties',
    proCode: 'the first two digits of `cityCode`',
    comName: answer('getComCode', 'promotions/applying/BranchFields.tsx'),
    groupByNo: '`carLink`: the link bears the promoter’s code, which no form asks for',
    smsValidCode: code,
  },
  warrantyQuery: { isVerify: proof },
  customerSession: { token: 'the page session, in memory alone (`client/page-session.ts`)' },
  linkRefund: {
    policyNo: 'the link itself: the service knows what its refund is about',
    bankName: whole('links/details/RefundForm.tsx'),
    bankProvince: whole('links/details/RefundForm.tsx'),
    bankCity: whole('links/details/RefundForm.tsx'),
    bankSubName: whole('links/details/RefundForm.tsx'),
    bankcardno: 'a card is kept nowhere in the browser (`client/code-names.ts`)',
  },
  paymentInfo: {
    orderId: 'fed whole from the answer of queryOrder (`orders/paying/PayView.tsx`)',
    proposalNo: pay,
    riskCode: 'the names of what is bought, in the same answer (`orders/facts/FeesCard.tsx`)',
    insuredName: pay,
    identifyNumber: pay,
    comCode: pay,
    proposalNoBi: pay,
    proposalNoCi: pay,
    inputTime: 'fed whole from the answer of queryOrder (`orders/paying/PayView.tsx`)',
    insuredMobile: pay,
    startDate: 'each part’s own moment, `startsAt` of its item (`orders/facts/FeesCard.tsx`)',
    startHour: 'likewise',
    biStartDate: 'likewise',
    biStartHour: 'likewise',
    biSumPremium: 'the amount of its item (`orders/facts/FeesCard.tsx`)',
    ciStartDate: 'likewise: the moment of its item',
    ciStartHour: 'likewise',
    ciSumPremium: 'the amount of its item (`orders/facts/FeesCard.tsx`)',
    shipSumPremium: 'the amount of its item (`orders/facts/FeesCard.tsx`)',
    othFlag: 'the items themselves: all that is bought stands there',
    underwriteFlag: 'the status and advice of the order, which follow from it on the service',
    agentStatus: 'of no meaning to a customer; the service answers it for who reads the wire',
    onlineFlag: pay,
    subStatus: answer('queryOrder', 'orders/OrderPayDetailPage.tsx'),
    flag: 'the order’s plate: what has one is a car’s (`orders/facts/OrderCard.tsx`)',
    lastPayDate: pay,
    validStatus: 'the order’s `status`, which tells more',
    payStatus: 'the order’s `status`, which tells more',
    sumPremium: 'fed whole from the answer of queryOrder (`orders/paying/PayView.tsx`)',
    systemType: 'the items and the plate of the order',
  },
  returnInsuranceClaim: { smsValidCode: code },
  sessionFlags: {
    loginStatus: 'fed whole from the answer of signOn (`shell/begin-later.ts`)',
  },
  invoiceListItem: {
    billcode: answer('the invoice lookups', 'invoices/found/InvoiceCard.tsx'),
    billnumber: answer('the invoice lookups', 'invoices/found/InvoiceCard.tsx'),
    billamount: answer('the invoice lookups', 'invoices/found/InvoiceCard.tsx'),
    makedate: answer('the invoice lookups', 'invoices/found/InvoiceCard.tsx'),
  },
}

/** Calls of the specification (section 7) that no page makes, each with the reason. */
export const callsWithoutPage: Readonly<Record<string, string>> = {}

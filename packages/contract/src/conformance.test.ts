import { expect, test } from 'vitest'
import { type Call, urlOf } from './call.ts'
import {
  addedCalls,
  fileCalls,
  imageCalls,
  plainCalls,
  specifiedCalls,
  uploadCalls,
} from './conformance/specified-calls.ts'
import { specifiedFields } from './conformance/specified-fields.ts'
import { allCalls, features } from './contract.ts'

const declared = allCalls.map(nameOf)
const specified = Object.entries(specifiedCalls).flatMap(([group, paths]) =>
  paths.map((path) => group + path),
)

/** Fields that this wire adds to those of section 3, each for the reason beside it. */
const addedFields = {
  code: 'the code of a document that anyone may check',
  events: 'page views and clicks that travel together (section 2)',
  isEntryCut: 'that the entry of an address was cut to its rule (section 2)',
  route: 'the screen that a page was opened at (section 2)',
  vitals: 'how fast that page was',
  message: 'what a page that broke said of it',
  at: 'where in our scripts it broke',
  file: 'the part of an upload',
  documentType: 'which of the documents that a claim asks for',
  isOn: 'whether a claim is told of by SMS',
  link: 'the secret in the link of an SMS',
  kind: 'objection or complaint',
  caseNo: 'which appeal',
  others: 'invoices that are mailed with the first',
  endorsementNo: 'which endorsement of a policy',
  paper: 'the whole policy, the mark of the compulsory one, or an endorsement',
  handle: 'names an object in this session',
  purpose: 'what a code is for',
  queryType: 'silences the SMS calls of the car form (section 8)',
  randName: 'which image code (section 7)',
  random: 'keeps pictures out of caches (section 7)',
  uuid: 'the page session of an image code (section 7)',
  x: 'where the captcha piece was let go',
  track: 'how the captcha piece got there',
  questionnaireId: 'which questionnaire is answered',
  version: 'which version of its questions was read, or of the site a page broke in',
  promoterCode: 'whose link led to the purchase entry',
  channelNo: 'the channel of the page (section 2)',
  url: 'the page that the WeChat script runs on',
  fileFormat: 'PDF, OFD or XML of an invoice',
  page: 'which page of a list',
  search: 'a name or ID number among the people of a policy',
  status: 'leaves only policies of one status',
  latitude: 'outlets near me',
  longitude: 'outlets near me',
  method: 'who takes the money',
  place: 'browser, WeChat or mini-program: how a cashier is opened',
  wechatCode: 'what WeChat sent the customer back with',
  wechatState: 'what it was sent there with',
  returnCode: 'names a payment in the address that its cashier returns to',
  isReminded: 'whether an SMS reminds of an order',
  wish: 'what is asked for instead of the delivery that was agreed',
  ticket: 'what a channel vouches for its customer with',
  score: 'the rating of a conversation',
  seq: 'which message of a conversation',
  isHelpful: 'what an answer was called',
  agreedTo: 'which version of the notice about personal data was agreed to',
  isAgain: 'the code goes where the last one of this session went',
  creditCode: 'the unified credit code of a company',
  idTail: 'the end of an ID number, beside a proven phone',
  act: 'what a passkey confirms, and with which object',
  credentialId: 'the name of a passkey, of WebAuthn as the next five',
  clientDataJSON: 'what a browser was asked',
  attestationObject: 'a key that was made',
  authenticatorData: 'what an authenticator says of a signature',
  signature: 'by a passkey, or a name drawn under what is agreed to',
  mark: 'what of an offer was read by who answers it',
  title: 'whom an invoice is to be made out to',
  paidAt: 'which payment of a claim a receipt is of',
  payees: 'the accounts that a settlement is divided among',
  course: 'how an accident happened, as who applies for its claim tells it',
  payeeMark: 'the account that was read by who agrees to be paid into it',
  signed:
    'which of two signed files of a claim: the answer to its offer, or other accounts after it',
  userHandle: 'for whom it was made',
  entryId: 'which look at what is a person’s',
  before: 'after which look the next page of them begins',
  scope: 'whether a proof ends here or everywhere',
  scopes: 'what family is let see',
  total: 'what a settlement comes to that is signed',
  holder: 'whose account money goes to',
  draftId: 'which report of an accident, from its first word on',
  upload: 'which photo its pieces belong to, by the phone’s own name of it',
  offset: 'how many bytes of a photo come before a piece, or have come',
  bytes: 'how long a photo is whose pieces have come',
  report: 'what is told of an accident',
  text: 'what is looked for among one’s own policies',
}

test('every call of the specification is declared exactly once, and no other', () => {
  const known = [...specified, ...addedCalls, ...imageCalls]
  const outsideSelf = declared.filter((name) => !name.startsWith('self/'))

  expect(outsideSelf.toSorted()).toEqual(known.toSorted())
  expect(specified).toHaveLength(86)
})

test('no two calls share an address', () => {
  expect(new Set(allCalls.map(urlOf)).size).toBe(allCalls.length)
})

test('calls of our own stand under the name of their feature', () => {
  for (const call of allCalls.filter(({ group }) => group === 'self')) {
    expect(call.path).toMatch(/^\/[a-z-]+\/[A-Za-z]+$/)
    expect(call.envelope).toMatch(/^(head|upload)$/)
  }
})

test.each([
  ['plain', plainCalls],
  ['upload', uploadCalls],
  ['query-string', imageCalls],
])('the %s calls are those of the specification', (envelope, names) => {
  expect(namesOf((call) => isSpecified(call) && call.envelope === envelope)).toEqual(
    names.toSorted(),
  )
})

test.each([
  ['file', fileCalls],
  ['image', imageCalls],
])('the calls that answer a %s are those of the specification', (answer, names) => {
  expect(namesOf((call) => isSpecified(call) && call.answer === answer)).toEqual(names.toSorted())
})

test.each(allCalls.filter(asksForProof).map((call) => [nameOf(call), call] as const))(
  '%s asks for proof, so it names its object',
  (_, call) => {
    expect(fieldsOf(call).handle).toMatchObject({ type: 'string' })
  },
)

test.each(allCalls.map((call) => [nameOf(call), call] as const))(
  '%s has no field of an unknown name',
  (_, call) => {
    const known = new Set([...Object.values(specifiedFields).flat(), ...Object.keys(addedFields)])
    expect(Object.keys(fieldsOf(call)).filter((field) => !known.has(field))).toEqual([])
  },
)

test('every added field is used', () => {
  const used = new Set(allCalls.flatMap((call) => Object.keys(fieldsOf(call))))
  expect(Object.keys(addedFields).filter((field) => !used.has(field))).toEqual([])
})

/** Calls whose path says less than their name: the wire keeps the odd one. */
const clearer: Readonly<Record<string, string>> = {
  openSession: 'uuid',
  readClauses: 'clauses',
  findCarPolicies: 'wapCarProperty',
  findPropertyPolicies: 'wapNoCarProperty',
  findPoliciesOfPerson: 'queryLEDInfo',
  findStudentPolicies: 'queryEyoungInfo',
  findLoanPolicies: 'selectShieJCO',
  findUnplatedCar: 'transToCar',
  findEarlierTerms: 'queryPolicyLXCar',
  findTrafficCovers: 'wapCarJTCur',
  findEarlierTrafficCovers: 'wapCarJTPre',
  findTrafficCoversWithoutCar: 'wapNoCarJTCur',
  readOnePolicy: 'propertyCarOne',
  findOrders: 'groupGet',
  findOutlets: 'siteQuery',
  hasOutlets: 'isHasSite',
  askForAgent: 'zx',
  readServiceHours: 'queryZXTime',
  readSalesHours: 'queryYXTime',
  sendChatFile: 'userFile',
  readChatFile: 'doImage',
  rateAnswer: 'setCompliment',
  rateConversation: 'userEval',
  namePromoter: 'gettgname',
  mailPromotionLink: 'tgsendEmail',
  describeLink: 'wapShortInfo',
  signOn: 'handOver',
  submitRefundDetails: 'xcInfo',
  configureWeChatScript: 'wxConfig',
}

test('a call is named as its path ends, or by a clearer name that is told here', () => {
  const named = Object.values(features).flatMap((calls) => Object.entries<Call>(calls))
  const ends = named.map(([name, { path }]) => [name, path.split('/').at(-1)] as const)

  expect(Object.fromEntries(ends.filter(([name, end]) => name !== end))).toEqual(clearer)
})

function nameOf({ group, path }: Call): string {
  return group + path
}

/** Calls of our own, in group `self`, travel as suits them. */
function isSpecified({ group }: Call): boolean {
  return group !== 'self'
}

function namesOf(isWanted: (call: Call) => boolean): string[] {
  return allCalls.filter(isWanted).map(nameOf).toSorted()
}

function asksForProof({ level }: Call): boolean {
  return level === 'knowledge' || level === 'phone-on-file' || level === 'fresh-code'
}

function fieldsOf({ request }: Call): Record<string, unknown> {
  if (!('entries' in request)) throw new Error('a request is an object of named fields')
  return { ...Object(request.entries) }
}

import type { Call } from '@ecenter/contract/call.ts'
import { returnCouriers } from '@ecenter/contract/constants/couriers.ts'
import { callbackTimes } from '@ecenter/contract/constants/service.ts'
import { cars } from '../../src/demo/cars.ts'
import { people } from '../../src/demo/people.ts'
import { testClock } from '../test-clock.ts'
import { accidentOf } from './accidents.ts'
import { signature } from './offers.ts'
import { newCustomersAnswers, serviceQuestionnaireId } from './service-questionnaire.ts'

/** A value that the rule of a field accepts, by the field's name on the wire. */
const samples: Readonly<Record<string, unknown>> = {
  agreedTo: '2026-11',
  applicant: people.main.name,
  areaCode: '11000000',
  bankCity: '深圳市',
  bankName: '中国工商银行',
  bankProvince: '广东省',
  bankSubName: '福田支行',
  bankcardno: '6222020200000000006',
  callBackTime: callbackTimes[0],
  caseNo: 'TS2026112012345678',
  chosenAnswers: newCustomersAnswers,
  cityCode: '11000000',
  code: 'AAAAAAAAAAAAAAAAAAAAAA',
  comCode: '11000000',
  content: '请核对理赔金额',
  course: '倒车时碰到护栏',
  deliveryId: 'SF1234567890123',
  documentType: 'identity',
  draftId: '0b0f2c1e8d3a4f649a562f3f1c1a7d10',
  upload: 'a1'.repeat(16),
  offset: '0',
  bytes: 1,
  email: 'someone@example.com',
  employeeNo: 'E1001',
  endorsementNo: 'EDAA202611010001009999',
  entryId: '3f0f3a52-6a6c-4b5e-9a51-1d0f4f6f5a10',
  file: Buffer.from('%PDF-1.7'),
  flightdate: '2026-11-01',
  flightnumber: 'CA1234',
  idTail: people.main.idNumber.slice(-4),
  frame: 'damage',
  handle: 'AAAAAAAAAAAAAAAAAAAAAA',
  holder: people.main.name,
  identifyNumber: people.main.idNumber,
  insuranceOrderId: '202611010001234567',
  insuredName: people.main.name,
  insuredNumber: people.main.idNumber,
  isOn: true,
  isReminded: true,
  kind: 'complaint',
  licenseNo: cars.main.licenseNo,
  mark: 'a'.repeat(22),
  method: 'sandbox',
  mobile: people.main.mobile,
  name: people.main.name,
  paper: 'policy',
  payees: [40, 60].map((share, at) => ({
    ...{ holder: people.main.name, bankName: '招商银行', share },
    bankcardno: ['6222020200000000006', '6222020000000000026'][at],
  })),
  payeeMark: 'a'.repeat(22),
  phoneNumber: people.main.mobile,
  place: 'browser',
  policyNo: 'PDAA202611010001001370',
  promoteProduct: 'car',
  promoterCode: 'ABCDEFGH',
  promoterName: '王**',
  purpose: 'open-policy',
  queryType: 'car',
  questionnaireId: serviceQuestionnaireId,
  randName: 'carPolicyQuery',
  report: accidentOf({ clock: testClock() }),
  scope: 'here',
  scopes: ['policies'],
  score: 5,
  seq: 1,
  sex: '1',
  signature,
  signid: 'AAAAAAAAAAAAAAAAAAAAAA',
  smsCode: '123456',
  sumPremium: 100,
  taxPayerNumber: '91330100MA27XH0006',
  title: '杭州示例贸易有限公司',
  total: 100,
  verificationCode: 'aB3d',
  version: 1,
  wish: { kind: 'electronic-only' },
  x: 100,
  zlist: returnCouriers[0].name,
}

/** A body that is right in shape, with a sample in every field that has one. */
export function sampleBody(call: Call): Record<string, unknown> {
  if (!('entries' in call.request)) throw new Error(`${call.path} takes no object`)
  const names = Object.keys(Object(call.request.entries))
  const known = names.filter((name) => name in samples)
  return Object.fromEntries(known.map((name) => [name, samples[name]]))
}

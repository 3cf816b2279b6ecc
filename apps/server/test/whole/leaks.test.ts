import {
  downLodElectronicPolicy,
  downloadPolicy,
  sendPolicyEmail,
  verifyFile,
} from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { findCarPolicies } from '@ecenter/contract/policies/find-car-policy.ts'
import { queryCarPolicy } from '@ecenter/contract/policies/policy-calls.ts'
import { checkSMSCode } from '@ecenter/contract/verification/proof-calls.ts'
import { beforeAll, expect, test } from 'vitest'
import { cars } from '../../src/demo/cars.ts'
import { demoPolicies } from '../../src/demo/demo-policies.ts'
import { people } from '../../src/demo/people.ts'
import { found, personalData, proofTails, saidInLog, withoutHandles } from '../readers/canaries.ts'
import { storedText } from '../readers/stored-text.ts'
import { serviceOfTests } from '../service-of-tests.ts'
import { newVisitor, type Visitor } from '../visitor.ts'

const main = { car: cars.main, person: people.main }
const email = 'zhang.san@example.com'

const service = serviceOfTests()
let visitor: Visitor
let canaries: string[]
/** What this one visit made secret: codes, cookies, tokens, a mailbox. */
let secrets: string[]
let list: unknown
let detail: unknown

/** One customer's whole visit, wrong turns included. */
beforeAll(async () => {
  canaries = personalData(demoPolicies(service.clock.today()))
  visitor = newVisitor(service)
  await visitor.open()
  const image = await visitor.readImageCode()
  secrets = [image, visitor.cookie(), visitor.caller.token, email]
  const [row] = await visitor.lookUp(main)
  const handle = row?.handle ?? ''
  list = await visitor.lookUp(main)
  await visitor.ask(checkSMSCode, { smsCode: '000000', purpose: 'open-policy', handle })
  await visitor.proveOnFile(handle)
  secrets.push(await visitor.readSms(), visitor.cookie())
  detail = (await visitor.ask(queryCarPolicy, { handle })).wire.json().body
  const file = (await visitor.ask(downloadPolicy, { handle })).wire.rawPayload
  await visitor.ask(verifyFile, { file })
  const { pathname } = new URL((await visitor.get(downLodElectronicPolicy, { handle })).url)
  secrets.push(pathname.slice(-22))
  await visitor.inject({ method: 'GET', url: pathname })
  await visitor.inject({ method: 'POST', url: pathname })
  await service.passTime(61)
  await visitor.proveOnFile(handle, 'email-policy')
  secrets.push(await visitor.readSms(), visitor.cookie())
  await visitor.get(sendPolicyEmail, { handle, email })
  await visitor.ask(sendPolicyEmail, { handle, email: `${email},${email}` })
  await visitor.inject({ method: 'GET', url: `/nothing/${people.main.idNumber}` })
  await visitor.ask(findCarPolicies, { licenseNo: people.main.name, identifyNumber: 'x' })
})

test('the list shows nothing in full and nothing that a form takes as proof', () => {
  const own = demoPolicies(service.clock.today()).filter(({ insured }) => insured === people.main)
  const shown = withoutHandles(list)
  expect(shown).toContain('王**')
  expect(found([...personalData(own), ...proofTails(own)], shown)).toEqual([])
})

test('the details show name, plate and policy number; what is proof elsewhere stays masked', () => {
  const { idNumber, mobile } = people.main
  const { frameNo, engineNo } = cars.main
  const shown = withoutHandles(detail)
  expect(shown).toContain(people.main.name)
  expect(found([idNumber, mobile, frameNo, engineNo], shown)).toEqual([])
  // The demo numbers its papers like its frames, so tails are looked for beside the numbers.
  const facts = withoutHandles(detail, 'policyNo', 'endorsementNo')
  expect(found([idNumber.slice(-4), frameNo.slice(-6)], facts)).toEqual([])
})

test('no log line tells who asked for what', () => {
  const lines = saidInLog(service.logged.join(''))
  expect(lines).toContain('policy/policy/wapCarProperty')
  expect(lines).toContain('wp/electronic/sendPolicyEmail')
  expect(found([...canaries, ...secrets.filter((each) => each.length > 4)], lines)).toEqual([])
})

test('no table holds anybody’s data, a code, a cookie or a token in the clear', async () => {
  const stored = await storedText(service)
  expect(stored).toContain('机动车商业保险')
  expect(found([...canaries, ...secrets.filter((each) => each.length > 6)], stored)).toEqual([])
})

test('the canaries would be found', () => {
  const hex = Buffer.from(people.main.name).toString('hex')
  expect(found(canaries, `x${people.main.idNumber}x`)).toEqual([people.main.idNumber])
  expect(found(canaries, `\\x${hex}`)).toEqual([people.main.name])
  expect(saidInLog('{"requestId":"212176","route":"212176"}')).toContain('"requestId":"212176"')
})

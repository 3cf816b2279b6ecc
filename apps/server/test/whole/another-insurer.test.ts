import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { addAppeal, queryAppeal } from '@ecenter/contract/appeals/appeal.ts'
import { setPromisedTimes } from '@ecenter/contract/constants/promised-times.ts'
import { leaveLead } from '@ecenter/contract/purchases/lead.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSite } from '../../src/http/pages/site.ts'
import { appealForm, filersPhone } from '../subjects/appeal-forms.ts'
import { openTestService, type TestService } from '../test-services.ts'
import { newSession } from '../visitor.ts'

/** What it says of itself, and nothing else of the product is touched. */
const profile = {
  BRAND_NAME: '江海财险',
  HOTLINE: '400-820-0000',
  COMPLAINT_DAYS: 10,
  APPEAL_CALL_WORKDAYS: 2,
  LEAD_CALL_WORKDAYS: 3,
  REVEALS_A_DAY_BY_AGENT: 12,
  NUMBERS: { service: { case: 'JH<day>#{9}' } },
}

let folder: string
let service: TestService
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ecenter-insurer-'))
  writeFileSync(join(folder, 'profile.json'), JSON.stringify(profile))
})
beforeEach(async () => {
  const env = { PROFILE_FILE: join(folder, 'profile.json') }
  service = await openTestService({ demo: false, env })
})
afterEach(async () => {
  setPromisedTimes(undefined)
  await service.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('its customers read its times, and its hotline where they are late', async () => {
  const visitor = await newSession(service)
  await visitor.provePhone(filersPhone)
  const { caseNo, answerBy } = await visitor.get(addAppeal, appealForm())
  expect(answerBy).toBe('2026-11-30')
  const asked = { caseNo, phoneNumber: filersPhone }
  const { steps } = await visitor.get(queryAppeal, asked)
  expect(steps[1]?.text).toMatch(/^2 个工作日内，专人/)
  await service.passTime(11 * 86_400)
  const later = await newSession(service)
  await later.provePhone(filersPhone)
  expect(JSON.stringify(await later.get(queryAppeal, asked))).toContain('拨打 400-820-0000 催办')
})

test('who wants to buy is called within its days, and codes come in its name', async () => {
  const visitor = await newSession(service)
  await visitor.provePhone('13800001234')
  const { callBack } = await visitor.get(leaveLead, {
    applicant: '王小明',
    mobile: '13800001234',
    cityCode: '31000000',
  })
  expect(callBack).toBe('3 个工作日内')
  const [sms] = await service.outbox.messages()
  expect(sms?.text).toContain('【江海财险】')
})

test('its pages say so before any program runs, and nobody built them anew', () => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  const built = '<meta name="hotline" content="%HOTLINE%"><title>%BRAND_NAME%</title>'
  writeFileSync(join(folder, 'index.html'), built)
  const page = String(openSite(folder, service.settings).page.plain)
  expect(page).toContain('<title>江海财险</title>')
  expect(page).toContain('content="400-820-0000"')
  const world: { promisedTimes?: object; numberForms?: object } = {}
  runInNewContext(/<script>(.*)<\/script>/.exec(page)?.[1] ?? '', world)
  expect(world.promisedTimes).toMatchObject({ complaintDays: 10, appealCallWorkdays: 2 })
  expect(world.numberForms).toMatchObject({ case: ['JH\\d{17}', 'JH', 19, 19, 19] })
})

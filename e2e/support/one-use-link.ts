import { randomUUID } from 'node:crypto'
import { type Call, type ResponseOf, type TypedOf, urlOf } from '@ecenter/contract/call.ts'
import { downLodElectronicPolicy } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { wrap } from '@ecenter/contract/envelope/head.ts'
import { findCarPolicies } from '@ecenter/contract/policies/find-car-policy.ts'
import { openSession } from '@ecenter/contract/session/open-session.ts'
import { createCode } from '@ecenter/contract/verification/create-code.ts'
import {
  checkCaptcha,
  checkSMSCode,
  getCentPhoneCode,
  initCaptcha,
} from '@ecenter/contract/verification/proof-calls.ts'
import type { Page } from '@playwright/test'
import { captchaAnswers, smsCodeSentTo } from './demo.ts'
import type { Customer } from './people.ts'

const purpose = 'open-policy'

/** A link to a customer's policy, by the calls that lead to it: for tests that begin with the link. */
export async function oneUseLinkOf(page: Page, customer: Customer): Promise<string> {
  let caller = { uuid: '', token: '', channelNo: '2' }
  caller = { ...caller, ...(await ask(openSession, {})) }

  await page.request.get(`${urlOf(createCode)}?randName=carPolicyQuery`)
  const { image = '' } = await captchaAnswers(page)
  const { policyInfoList } = await ask(findCarPolicies, { ...customer, verificationCode: image })
  const handle = policyInfoList.find(({ kind }) => kind === 'commercial')?.handle ?? ''

  await ask(initCaptcha, {})
  const { slide } = await captchaAnswers(page)
  await ask(checkCaptcha, slide ?? { x: 0 })
  const { maskedMobile } = await ask(getCentPhoneCode, { handle, purpose })
  const smsCode = await smsCodeSentTo(page, maskedMobile)
  await ask(checkSMSCode, { smsCode, purpose, handle })
  return (await ask(downLodElectronicPolicy, { handle })).url

  async function ask<C extends Call>(call: C, body: TypedOf<C>): Promise<ResponseOf<C>> {
    const id = randomUUID()
    const data = call.envelope === 'head' ? wrap(call, body, caller, id) : body
    const headers = { 'idempotency-key': id }
    const answer = await (await page.request.post(urlOf(call), { data, headers })).json()
    if (answer.body.common.resultCode !== '1') throw new Error(JSON.stringify(answer))
    return answer.body
  }
}

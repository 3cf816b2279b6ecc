import { checkDownloadButton } from '@ecenter/contract/electronic-policies/download-buttons.ts'
import {
  downLodElectronicPolicy,
  downloadEndorsement,
  downloadPolicy,
  sendPolicyEmail,
  verifyFile,
} from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  shareRef,
  storedOtherPolicy,
} from '../../../../test/subjects/policies/stored-other-policy.ts'
import { provenHandle } from '../../../../test/subjects/policies/stored-policies.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { otherPolicies, otherPolicy, staff } from '../printing/other-policies.samples.ts'

const origin = 'http://self.insurer.example'
const email = 'zhang.san@example.com'

const service = serviceOfTests({ env: { PUBLIC_ORIGIN: origin } })
let owner: Visitor
beforeEach(async () => {
  owner = newVisitor(service)
  await owner.open()
})

test.each(otherPolicies.map((whole) => [whole.policy.kind, whole] as const))(
  'a %s policy is downloaded, opened by a link, mailed and checked like any other',
  async (_, whole) => {
    const policy = await storedOtherPolicy(service, whole)
    const { productName } = policy
    const handle = await provenHandle(service, owner, policy)
    expect(await owner.get(checkDownloadButton, { handle })).toEqual({ isAvailable: true })
    const { rawPayload: file, headers } = (await owner.ask(downloadPolicy, { handle })).wire
    expect(headers['content-disposition']).toContain(
      encodeURIComponent(`${productName}电子保单.pdf`),
    )

    const { url } = await owner.get(downLodElectronicPolicy, { handle })
    const behindLink = await service.app.inject({
      method: 'POST',
      url: url.slice(origin.length),
      headers: { origin },
    })
    expect(behindLink.rawPayload.equals(file)).toBe(true)

    const proof = { level: 'fresh-code', action: 'email-policy' } as const
    await service.grants.open(await owner.session(), [policy.ref], proof)
    await owner.get(sendPolicyEmail, { handle, email })
    const [mail] = (await owner.inject({ method: 'GET', url: '/dev/outbox.json' })).json()
    expect(mail.attachments.map(({ name }: { name: string }) => name)).toEqual([
      `${productName}电子保单.pdf`,
      '致客户信.pdf',
    ])

    expect(await owner.get(verifyFile, { file: Uint8Array.from(file) })).toMatchObject({
      verdict: 'genuine',
      facts: { productName, isNewest: true },
    })
  },
)

test('one of many insured gets no document of the whole, and reads whom to ask', async () => {
  const people = staff(2)
  const policy = await storedOtherPolicy(service, { ...otherPolicy('group'), people })
  const share = { ...policy, ref: shareRef(service, policy, people[0]?.idNumber ?? '') }
  const handle = await provenHandle(service, owner, share)
  const reason = '这份保单由您的单位统一投保，需要电子保单时，请联系单位负责保险的同事。'
  expect(await owner.get(checkDownloadButton, { handle })).toEqual({ isAvailable: false, reason })

  const proof = { level: 'fresh-code', action: 'email-policy' } as const
  await service.grants.open(await owner.session(), [share.ref], proof)
  const tries = [
    [downloadPolicy, { handle }],
    [downloadEndorsement, { handle, endorsementNo: 'EDAA202611010001000001' }],
    [downLodElectronicPolicy, { handle }],
    [sendPolicyEmail, { handle, email }],
  ] as const
  for (const [call, body] of tries) {
    expect(await owner.ask(call, body), call.path).toMatchObject({
      code: 'E3020001',
      message: reason,
    })
  }
})

test('a change among the people makes a new document', async () => {
  const whole = otherPolicy('personal-accident')
  const policy = await storedOtherPolicy(service, whole)
  const handle = await provenHandle(service, owner, policy)
  const file = async () => (await owner.ask(downloadPolicy, { handle })).wire.rawPayload
  const before = await file()
  await service.db
    .updateTable('insured_person')
    .set({ left_on: '2026-11-20' })
    .where('policy_id', '=', policy.id)
    .where('seq', '=', 1)
    .execute()
  const verdict = await owner.get(verifyFile, { file: Uint8Array.from(before) })
  expect(verdict).toMatchObject({ verdict: 'genuine', facts: { isNewest: false } })
  expect((await file()).equals(before)).toBe(false)
})

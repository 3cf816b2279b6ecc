import { readAskedDocuments } from '@ecenter/contract/claims/claim-calls.ts'
import { queryWapClaimSchedleInfo } from '@ecenter/contract/claims/claim-progress.ts'
import { downloadPolicy } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { readAccess } from '@ecenter/contract/person/access.ts'
import {
  acceptFamily,
  endFamily,
  listFamily,
  offerFamily,
  readFamily,
} from '@ecenter/contract/person/family.ts'
import { readOnlyProven, setOnlyProven } from '@ecenter/contract/person/only-proven.ts'
import { readOverview } from '@ecenter/contract/person/overview.ts'
import { withdrawConsent } from '@ecenter/contract/person/privacy.ts'
import { endProof } from '@ecenter/contract/person/proof.ts'
import { findPropertyPolicies } from '@ecenter/contract/policies/policy-lookups.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { found } from '../../../../../test/readers/canaries.ts'
import { serviceOfTests } from '../../../../../test/service-of-tests.ts'
import { sendWhole } from '../../../../../test/subjects/claim-visit.ts'
import { claimOn, eventsOf } from '../../../../../test/subjects/claims.ts'
import {
  accept,
  arrivedAs,
  offer,
  readyToOffer,
  sharedWith,
} from '../../../../../test/subjects/family.ts'
import {
  household,
  storeInTown,
  town,
} from '../../../../../test/subjects/policies/other-policies.ts'
import { photo } from '../../../../../test/subjects/sample-files.ts'
import type { Visitor } from '../../../../../test/visitor.ts'
import { storeClaims } from '../../../claims/store/store-claims.ts'
import { contactRows, removeContacts, writeContacts } from '../../store/person-contact.ts'

const service = serviceOfTests({ demo: false })
const { owner, wife, husband, mother } = town
const all = ['policies', 'claims', 'documents'] as const
const toWife = { name: '小江', mobile: wife.mobile, scopes: all }

/** Insured by the owner for somebody else: not the owner's alone. */
const ofMother = household(mother, { applicant: owner })
const home = household(owner)

let giver: Visitor
let delegate: Visitor
beforeAll(async () => {
  await storeInTown(service, [home, ofMother, household(wife), household(husband)])
  const events = eventsOf('2026-11-19T01:30:00Z', 'documents-asked')
  await storeClaims(service, [
    claimOn(home, { lossTypes: ['flight-delay'], events }),
    claimOn(ofMother, { lossTypes: ['flight-delay'], events }),
  ])
})
beforeEach(async () => {
  await service.db.deleteFrom('person_delegation').execute()
  for (const each of [owner, wife, husband]) {
    await writeContacts(service.db, [contactRows(service.keys, each)])
  }
  await service.passTime(25 * 3600)
  giver = await arrivedAs(service, owner)
  delegate = await arrivedAs(service, wife)
})

describe('an offer', () => {
  test('waits at the other’s phone and opens nothing before it is taken', async () => {
    await offer(service, giver, toWife)
    expect(await giver.get(listFamily, {})).toMatchObject({
      given: [{ name: '小江', maskedMobile: '133****0566', state: 'offered', scopes: all }],
      received: [],
    })
    expect(await delegate.get(listFamily, {})).toMatchObject({
      given: [],
      received: [{ maskedName: '沈**', state: 'offered', scopes: all }],
    })
    expect(await delegate.get(readFamily, {})).toEqual({ people: [], offers: 1 })
    expect(await delegate.get(readOverview, {})).toMatchObject({ hasFamily: true })
    expect(await giver.get(readOverview, {})).toMatchObject({ hasFamily: false })
  })

  test('is told by SMS in words of ours alone, and the database keeps no name or phone of it', async () => {
    await offer(service, giver, { ...toWife, name: '点开这里' })
    const [message] = await service.outbox.messages()
    expect(message).toMatchObject({ to: wife.mobile })
    expect(message?.text).toContain('沈**请您作为家人查看其保障、理赔进度、保单文件和理赔材料')
    expect(message?.text).toContain('/#/me/family')
    expect(message?.text).not.toContain('点开这里')
    const rows = await service.db.selectFrom('person_delegation').selectAll().execute()
    const stored = Buffer.concat(rows.map(({ sealed }) => sealed)).toString('latin1')
    expect(found([wife.mobile, '点开这里', owner.name], stored + JSON.stringify(rows))).toEqual([])
  })

  test('to a phone that is on file nowhere looks the same', async () => {
    const handle = await readyToOffer(service, giver)
    const given = { name: '家里人', scopes: [...all] }
    const known = await giver.ask(offerFamily, { handle, ...given, mobile: wife.mobile })
    await readyToOffer(service, giver)
    const unknown = await giver.ask(offerFamily, { handle, ...given, mobile: '13300009566' })
    const shapes = [known, unknown].map(({ wire, code }) => {
      const [latest] = wire.json().body.given
      return { code, latest: { ...latest, handle: '', offeredAt: '' } }
    })
    expect(shapes[1]).toEqual({
      code: '1',
      latest: { ...shapes[0]?.latest, maskedMobile: '133****9566' },
    })
    const offers = (await service.outbox.messages()).filter(({ text }) => text.includes('作为家人'))
    expect(offers.slice(0, 2).map(({ to }) => to)).toEqual(['13300009566', wife.mobile])
    expect(offers[0]?.text).toBe(offers[1]?.text)
  })

  test('takes a code of its own each time, and is refused at its field where it makes no sense', async () => {
    const { handle } = await giver.get(listFamily, {})
    const asked = { handle, name: '小江', mobile: wife.mobile, scopes: ['policies'] }
    expect((await giver.ask(offerFamily, asked)).code).toBe('E3010001')
    await readyToOffer(service, giver)
    const refused = [
      [{ mobile: owner.mobile }, 'mobile', '这是您自己的手机号，请填写家人的'],
      [{ scopes: [] }, 'scopes', '请选择可以看什么'],
      [{ scopes: ['documents'] }, 'scopes', '要打开文件、交材料，请同时选择保障或理赔进度'],
      [{ name: ' ' }, 'name', '请填写称呼'],
    ] as const
    for (const [wrong, field, message] of refused) {
      expect(await giver.ask(offerFamily, { ...asked, ...wrong })).toMatchObject({ field, message })
    }
    await giver.get(offerFamily, { ...asked, scopes: ['policies'] })
    expect((await giver.ask(offerFamily, { ...asked, mobile: husband.mobile })).code).toBe(
      'E3010001',
    )
    await readyToOffer(service, giver)
    expect(await giver.ask(offerFamily, asked)).toMatchObject({
      field: 'mobile',
      message: '已经邀请过这个手机号，要改请先移除',
    })
  })

  test('five are open at once and no sixth; five are made in a day', async () => {
    const phoneOf = (serial: number) => `1330000970${serial}`
    for (const serial of [1, 2, 3, 4, 5]) {
      // An hour has so many codes.
      if (serial === 4) {
        await service.passTime(3600)
        giver = await arrivedAs(service, owner)
      }
      await offer(service, giver, { ...toWife, mobile: phoneOf(serial) })
    }
    const handle = await readyToOffer(service, giver)
    const sixth = { handle, name: '小江', mobile: phoneOf(6), scopes: [...all] }
    expect((await giver.ask(offerFamily, sixth)).message).toContain('最多同时让 5 位家人看')
    const { given } = await giver.get(listFamily, {})
    await giver.get(endFamily, { handle: given[0]?.handle ?? '' })
    expect((await giver.ask(offerFamily, sixth)).message).toContain('今天邀请的次数已用完')
  })

  test('rings a phone three times a day at most, whoever asks, and says nothing of it', async () => {
    const rung = async () =>
      (await service.outbox.messages()).filter(({ text }) => text.includes('请您作为家人')).length
    const before = await rung()
    for (let time = 0; time < 4; time += 1) {
      await offer(service, giver, toWife)
      const { given } = await giver.get(listFamily, {})
      await giver.get(endFamily, { handle: given[0]?.handle ?? '' })
    }
    expect((await rung()) - before).toBe(3)
  })

  test('is over after a week, and can be made anew', async () => {
    await offer(service, giver, toWife)
    const { received } = await delegate.get(listFamily, {})
    await service.passTime(7 * 86_400)
    giver = await arrivedAs(service, owner)
    delegate = await arrivedAs(service, wife)
    expect((await giver.get(listFamily, {})).given).toMatchObject([
      { state: 'ended', endedBy: 'time' },
    ])
    expect((await delegate.get(listFamily, {})).received).toEqual([])
    const late = await delegate.ask(acceptFamily, { handle: received[0]?.handle, name: '老沈' })
    expect(late.code).toBe('E3020001')
    await offer(service, giver, toWife)
    await accept(delegate)
  })
})

describe('what was accepted', () => {
  beforeEach(async () => {
    await offer(service, giver, toWife)
    await accept(delegate)
  })

  test('is told to the giver at once, and stands at both for a year', async () => {
    const [message] = await service.outbox.messages()
    expect(message).toMatchObject({ to: owner.mobile })
    expect(message?.text).toContain('“小江”（133****0566）已接受邀请')
    const until = new Date(service.clock.now().getTime() + 365 * 86_400_000 + 8 * 3_600_000)
    const year = { state: 'accepted', until: until.toISOString().slice(0, 10) }
    expect((await giver.get(listFamily, {})).given).toMatchObject([{ ...year, name: '小江' }])
    expect((await delegate.get(listFamily, {})).received).toMatchObject([{ ...year, name: '老沈' }])
  })

  test('shows the giver’s own policies and claims, masked, without a premium or a phone', async () => {
    const { wire } = await delegate.ask(readFamily, {})
    const shared = await sharedWith(delegate)
    expect(shared).toMatchObject({ name: '老沈', maskedName: '沈**', scopes: all })
    expect(shared.policies).toMatchObject([
      { maskedInsuredName: '沈**', status: 'in-force', hasDocument: true },
    ])
    expect(shared.claims).toMatchObject([{ maskedInsuredName: '沈**', status: 'open' }])
    const secrets = [owner.name, owner.idNumber, owner.mobile, mother.name, '765400', home.policyNo]
    expect(found(secrets, wire.body)).toEqual([])
  })

  test('opens the document, the progress of a claim and what it asks for, and takes a photo for it', async () => {
    const { policies, claims } = await sharedWith(delegate)
    const claim = claims[0]?.handle ?? ''
    const { wire } = await delegate.ask(downloadPolicy, { handle: policies[0]?.handle })
    expect(wire.body).toMatch(/^%PDF-/)
    expect(await delegate.get(queryWapClaimSchedleInfo, { handle: claim })).toMatchObject({
      handle: claim,
    })
    const { documents } = await delegate.get(readAskedDocuments, { handle: claim })
    expect(documents).toContainEqual(expect.objectContaining({ type: 'identity', state: 'needed' }))
    const sent = await sendWhole(delegate, claim, await photo())
    expect(sent.wire.json().body).toMatchObject({ type: 'identity', state: 'received' })
  })

  test('each look stands in the giver’s log under the name that the giver uses', async () => {
    await service.passTime(1)
    const { policies } = await sharedWith(delegate)
    await service.passTime(1)
    await delegate.ask(downloadPolicy, { handle: policies[0]?.handle })
    const { handle } = await giver.get(listFamily, {})
    await service.passTime(61)
    await giver.proveOnFile(handle, 'read-access')
    const { entries } = await giver.get(readAccess, { handle })
    const ofFamily = entries.filter(({ by, name }) => by === 'family' && name !== undefined)
    expect(ofFamily.map(({ name, what }) => [name, what])).toEqual([
      ['小江', '下载电子保单'],
      ['小江', '查看您让看的保障和理赔'],
      ['小江', '接受邀请'],
    ])
    expect(entries).toContainEqual(expect.objectContaining({ by: 'self', what: '邀请家人查看' }))
    expect(entries.filter(({ by }) => by === 'facts')).toEqual([])
  })

  test('who is family is named also where they looked by facts, until it ends', async () => {
    const lookUp = async () => {
      await delegate.get(findPropertyPolicies, {
        policyNo: home.policyNo,
        insuredName: owner.name,
        identifyNumber: owner.idNumber,
        personType: '0',
        verificationCode: await delegate.readImageCode(),
      })
    }
    await lookUp()
    const { received } = await delegate.get(listFamily, {})
    await delegate.get(endFamily, { handle: received[0]?.handle ?? '' })
    await lookUp()
    const { handle } = await giver.get(listFamily, {})
    await service.passTime(61)
    await giver.proveOnFile(handle, 'read-access')
    const { entries } = await giver.get(readAccess, { handle })
    expect(entries.slice(1, 4).map(({ by, name, what }) => [by, name, what])).toEqual([
      ['facts', undefined, '查到保单、理赔或订单'],
      ['family', '小江', '不再查看'],
      ['family', '小江', '查到保单、理赔或订单'],
    ])
  })

  test('goes on while only a proof finds what is the giver’s', async () => {
    const { policies } = await sharedWith(delegate)
    const { handle } = await giver.get(readOnlyProven, {})
    await service.passTime(61)
    await giver.proveOnFile(handle, 'set-only-proven')
    await giver.get(setOnlyProven, { handle, isOn: true })
    const { wire } = await delegate.ask(downloadPolicy, { handle: policies[0]?.handle })
    expect(wire.body).toMatch(/^%PDF-/)
    expect((await sharedWith(delegate)).policies).toHaveLength(1)
  })

  test.each([
    ['the giver', 'giver', () => giver],
    ['the delegate', 'delegate', () => delegate],
  ] as const)('%s ends it at once, in the middle of a visit', async (_, endedBy, byWhom) => {
    const { policies, claims } = await sharedWith(delegate)
    const { given, received } = await byWhom().get(listFamily, {})
    const list = await byWhom().get(endFamily, { handle: [...given, ...received][0]?.handle ?? '' })
    expect([...list.given, ...list.received]).toMatchObject([{ state: 'ended', endedBy }])
    await expectClosed(policies[0]?.handle, claims[0]?.handle)
  })

  test('locking everything, or taking back the consent, ends it', async () => {
    const { policies, claims } = await sharedWith(delegate)
    await giver.get(endProof, { scope: 'everywhere' })
    await expectClosed(policies[0]?.handle, claims[0]?.handle)
    expect((await delegate.get(listFamily, {})).received).toMatchObject([{ endedBy: 'lock' }])
    giver = await arrivedAs(service, owner)
    await offer(service, giver, toWife)
    await accept(delegate)
    await giver.get(withdrawConsent, { kind: 'processing' })
    await expectClosed(policies[0]?.handle, claims[0]?.handle)
  })

  test('another contact phone of the giver ends it; leaving here alone does not', async () => {
    const { policies, claims } = await sharedWith(delegate)
    await giver.get(endProof, { scope: 'here' })
    expect((await sharedWith(delegate)).policies).toHaveLength(1)
    const moved = { ...owner, mobile: '13300009511' }
    await writeContacts(service.db, [contactRows(service.keys, moved)])
    await expectClosed(policies[0]?.handle, claims[0]?.handle)
    expect((await delegate.get(listFamily, {})).received).toMatchObject([{ endedBy: 'phone' }])
  })

  test('a giver whom the core names no more lets nobody see anything', async () => {
    const { policies, claims } = await sharedWith(delegate)
    await removeContacts(service, [owner.idNumber])
    await expectClosed(policies[0]?.handle, claims[0]?.handle)
  })

  test('is over after a year, to the second', async () => {
    await service.passTime(365 * 86_400 - 600)
    delegate = await arrivedAs(service, wife)
    const { policies, claims } = await sharedWith(delegate)
    await service.passTime(600)
    await expectClosed(policies[0]?.handle, claims[0]?.handle)
  })
})

async function expectClosed(policy = '', claim = ''): Promise<void> {
  expect(await delegate.get(readFamily, {})).toEqual({ people: [], offers: 0 })
  expect((await delegate.ask(downloadPolicy, { handle: policy })).code).toBe('E3010001')
  for (const call of [queryWapClaimSchedleInfo, readAskedDocuments]) {
    expect((await delegate.ask(call, { handle: claim })).code, call.path).toBe('E3010001')
  }
}

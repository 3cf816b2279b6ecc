import { noticeInForce } from '@ecenter/contract/constants/notice-in-force.ts'
import { readAccess } from '@ecenter/contract/person/access.ts'
import { changeContact, changePhone } from '@ecenter/contract/person/contact.ts'
import { setOnlyProven } from '@ecenter/contract/person/only-proven.ts'
import { readOverview } from '@ecenter/contract/person/overview.ts'
import {
  addPasskey,
  listPasskeys,
  provePasskey,
  removePasskey,
  startPasskey,
  startPasskeyProof,
} from '@ecenter/contract/person/passkeys.ts'
import { askForErasure, readPrivacy } from '@ecenter/contract/person/privacy.ts'
import { endProof } from '@ecenter/contract/person/proof.ts'
import { readProof } from '@ecenter/contract/person/read-proof.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { softwareAuthenticator } from '../../../../../test/fakes/software-authenticator.ts'
import { serviceOfTests } from '../../../../../test/service-of-tests.ts'
import {
  household,
  storeInTown,
  town,
} from '../../../../../test/subjects/policies/other-policies.ts'
import { newVisitor, type Visitor } from '../../../../../test/visitor.ts'
import { contactRows, writeContacts } from '../../store/person-contact.ts'

const service = serviceOfTests({ demo: false })
const { owner, mother } = town
const fact = { idTail: owner.idNumber.slice(-4) }
const site = 'http://localhost:8080'
/** What is refused leads back to the phone. */
const notOpened = { code: '1007', message: '没能用面容、指纹或锁屏密码打开，请改用手机号验证。' }

let visits = 0
let visitor: Visitor
let phone: ReturnType<typeof softwareAuthenticator>
beforeAll(async () => {
  const ofMother = household(mother, { applicant: { ...mother, mobile: owner.mobile } })
  await storeInTown(service, [household(owner), ofMother])
})
beforeEach(async () => {
  await writeContacts(service.db, [contactRows(service.keys, owner)])
  await service.db.deleteFrom('person_passkey').execute()
  await service.passTime(25 * 3600)
  visitor = await arrived()
  phone = softwareAuthenticator(site)
})

async function arrived(): Promise<Visitor> {
  visits += 1
  const one = newVisitor(service, `198.51.102.${visits}`)
  await one.open()
  return one
}

/** The owner proves by code and fact and adds a passkey of their phone. */
async function added(): Promise<void> {
  await visitor.provePerson(owner.mobile, fact)
  const asked = await visitor.get(startPasskey, {})
  await visitor.get(addPasskey, { name: 'iPhone', ...phone.make(asked) })
}

async function signedBy(one: Visitor, wrong: Parameters<typeof phone.sign>[1] = {}) {
  return phone.sign(await one.get(startPasskeyProof, {}), wrong)
}

describe('adding', () => {
  test('an SMS tells of it, and the list says when it was added and last used', async () => {
    await added()
    const [message] = await service.outbox.messages()
    expect(message).toMatchObject({ to: owner.mobile, text: expect.stringContaining('iPhone') })
    const { passkeys, canAdd } = await visitor.get(listPasskeys, {})
    expect(passkeys).toMatchObject([{ name: 'iPhone', addedAt: expect.stringMatching(/^\d{4}-/) }])
    expect(passkeys[0]?.usedAt).toBeUndefined()
    expect(canAdd).toBe(true)
  })

  test('the browser is told nothing that says who somebody is', async () => {
    await visitor.provePerson(owner.mobile, fact)
    const asked = await visitor.get(startPasskey, {})
    expect(asked).toMatchObject({ rpId: 'localhost', userName: '133****0511', known: [] })
    const told = Buffer.from(asked.userId, 'base64url').toString('latin1')
    for (const secret of [owner.idNumber, owner.mobile]) {
      expect(JSON.stringify(asked) + told).not.toContain(secret)
    }
  })

  test('a proof that is older than five minutes, of a policy alone, or of nobody adds none', async () => {
    await visitor.provePerson(owner.mobile, fact)
    const asked = await visitor.get(startPasskey, {})
    await service.passTime(301)
    expect((await visitor.ask(startPasskey, {})).code).toBe('E3010001')
    const late = { name: 'iPhone', ...phone.make(asked) }
    expect((await visitor.ask(addPasskey, late)).code).toBe('E3010001')
    const ofPolicy = await arrived()
    await ofPolicy.provePerson(owner.mobile, { idTail: mother.idNumber.slice(-4) })
    for (const one of [ofPolicy, await arrived()]) {
      for (const call of [startPasskey, listPasskeys]) {
        expect((await one.ask(call, {})).code).toBe('E3010001')
      }
    }
  })

  test.each([
    ['another site asked for it', { origin: 'http://evil.example' }],
    ['it belongs to another site', { rpId: 'evil.example' }],
    ['it answers another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['nobody showed face, finger or PIN', { isUnverified: true }],
    ['it was signed instead of made', { type: 'webauthn.get' }],
    ['its maker vouches for it, with a certificate that may name addresses', { isCertified: true }],
  ])('none is added where %s', async (_why, wrong) => {
    await visitor.provePerson(owner.mobile, fact)
    const asked = await visitor.get(startPasskey, {})
    const answer = await visitor.ask(addPasskey, { name: 'iPhone', ...phone.make(asked, wrong) })
    expect(answer).toMatchObject({ code: '1000', field: 'name' })
    expect((await visitor.get(listPasskeys, {})).passkeys).toEqual([])
  })

  test('a challenge is good once, for two minutes, in its session', async () => {
    await visitor.provePerson(owner.mobile, fact)
    const asked = await visitor.get(startPasskey, {})
    const made = { name: 'iPhone', ...phone.make(asked) }
    const other = await arrived()
    await service.passTime(61)
    await other.provePerson(owner.mobile, fact)
    expect((await other.ask(addPasskey, made)).code).toBe('1000')
    await visitor.get(addPasskey, made)
    const twin = softwareAuthenticator(site).make(asked)
    expect((await visitor.ask(addPasskey, { name: 'iPhone', ...twin })).code).toBe('1000')
    const again = await visitor.get(startPasskey, {})
    await service.passTime(121)
    const late = softwareAuthenticator(site).make(again)
    expect((await visitor.ask(addPasskey, { name: 'iPhone', ...late })).code).toBe('1000')
    expect((await visitor.get(listPasskeys, {})).passkeys).toHaveLength(1)
  })

  test('a challenge for one person adds nothing to another in the same browser', async () => {
    await writeContacts(service.db, [
      contactRows(service.keys, { ...mother, mobile: '13300000515' }),
    ])
    await visitor.provePerson(owner.mobile, fact)
    const asked = await visitor.get(startPasskey, {})
    await visitor.provePerson('13300000515', { idTail: mother.idNumber.slice(-4) })
    const answer = await visitor.ask(addPasskey, { name: 'iPhone', ...phone.make(asked) })
    expect(answer.code).toBe('1000')
  })

  test('one and the same passkey never stands with two people', async () => {
    await added()
    await writeContacts(service.db, [
      contactRows(service.keys, { ...mother, mobile: '13300000515' }),
    ])
    const other = await arrived()
    await other.provePerson('13300000515', { idTail: mother.idNumber.slice(-4) })
    const asked = await other.get(startPasskey, {})
    const answer = await other.ask(addPasskey, { name: 'iPhone', ...phone.make(asked) })
    expect(answer.code).toBe('1000')
    expect((await other.get(listPasskeys, {})).passkeys).toEqual([])
  })
})

describe('opening', () => {
  test('a passkey opens the person on any browser, without a code, and says when it was used', async () => {
    await added()
    await service.passTime(3700)
    const other = await arrived()
    const state = await other.get(provePasskey, await signedBy(other))
    expect(state).toEqual({ step: 'open', asks: [], maskedMobile: '133****0511' })
    expect(await other.get(readOverview, {})).toMatchObject({ name: owner.name, opens: 'person' })
    expect((await other.get(listPasskeys, {})).passkeys[0]?.usedAt).toBeDefined()
  })

  test('whoever asks for a challenge gets one, and it names no credential', async () => {
    await added()
    const { challenge, ...rest } = await (await arrived()).get(startPasskeyProof, {})
    expect(Buffer.from(challenge, 'base64url')).toHaveLength(32)
    expect(rest).toEqual({ rpId: 'localhost', timeoutMs: 120_000 })
  })

  test.each([
    ['another site asked for it', { origin: 'http://evil.example' }],
    ['it was signed for another site', { rpId: 'evil.example' }],
    ['it answers another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['nobody showed face, finger or PIN', { isUnverified: true }],
    ['it was made instead of signed', { type: 'webauthn.create' }],
    ['it names another person', { userHandle: Buffer.alloc(32).toString('base64url') }],
    ['its counter went back, as that of a copy would', { signCount: 0 }],
  ])('it opens nothing where %s', async (_why, wrong) => {
    await added()
    const first = await arrived()
    await first.get(provePasskey, await signedBy(first))
    const other = await arrived()
    expect(await other.ask(provePasskey, await signedBy(other, wrong))).toMatchObject(notOpened)
    expect((await other.ask(readOverview, {})).code).toBe('E3010001')
  })

  test('what was signed once opens nothing again, too late, or in another session', async () => {
    await added()
    const other = await arrived()
    const signed = await signedBy(other)
    expect(await (await arrived()).ask(provePasskey, signed)).toMatchObject(notOpened)
    await other.get(provePasskey, signed)
    expect(await other.ask(provePasskey, signed)).toMatchObject(notOpened)
    const late = await signedBy(other)
    await service.passTime(121)
    expect(await other.ask(provePasskey, late)).toMatchObject(notOpened)
  })

  test('what did not fit has spent its challenge', async () => {
    await added()
    const other = await arrived()
    const asked = await other.get(startPasskeyProof, {})
    await other.ask(provePasskey, phone.sign(asked, { isUnverified: true }))
    expect(await other.ask(provePasskey, phone.sign(asked))).toMatchObject(notOpened)
  })

  test('another key, or one that nobody added, opens nothing', async () => {
    await added()
    const other = await arrived()
    const { signature } = softwareAuthenticator(site).sign(await other.get(startPasskeyProof, {}))
    const forged = { ...(await signedBy(other)), signature }
    expect(await other.ask(provePasskey, forged)).toMatchObject(notOpened)
    const strange = softwareAuthenticator(site).sign(await other.get(startPasskeyProof, {}), {
      userHandle: forged.userHandle,
    })
    expect(await other.ask(provePasskey, strange)).toMatchObject(notOpened)
  })

  test('a passkey that always counts 0 opens each time, as those of most phones do', async () => {
    await added()
    for (const one of [await arrived(), await arrived()]) {
      await one.get(provePasskey, await signedBy(one, { signCount: 0 }))
    }
    expect((await visitor.get(listPasskeys, {})).passkeys).toHaveLength(1)
  })

  test('what is no base64url is refused before anything is looked at', async () => {
    const answer = await visitor.ask(provePasskey, {
      ...phone.sign(await visitor.get(startPasskeyProof, {}), { userHandle: 'ab' }),
      signature: '<b>',
    })
    expect(answer).toMatchObject({ code: '1000', field: 'signature' })
  })
})

describe('a notice that is newer than what was agreed to', () => {
  test('is agreed to with the passkey, once, and opens nothing before', async () => {
    await added()
    await service.db.updateTable('person_consent').set({ version: '2020-01' }).execute()
    const other = await arrived()
    expect(await other.ask(provePasskey, await signedBy(other))).toMatchObject({
      code: '1000',
      field: 'agreedTo',
    })
    expect((await other.ask(readOverview, {})).code).toBe('E3010001')
    const old = { ...(await signedBy(other)), agreedTo: '2020-01' }
    expect(await other.ask(provePasskey, old)).toMatchObject({ code: '1000', field: 'agreedTo' })
    await other.get(provePasskey, { ...(await signedBy(other)), agreedTo: noticeInForce })
    const { consents } = await other.get(readPrivacy, {})
    expect(consents.map(({ version }) => version)).toEqual([noticeInForce, '2020-01'])
    const later = await arrived()
    expect((await later.get(provePasskey, await signedBy(later))).step).toBe('open')
  })

  test('is asked only of who signed: a stranger’s passkey is refused as ever', async () => {
    await added()
    await service.db.deleteFrom('person_consent').execute()
    const other = await arrived()
    const asked = await other.get(startPasskeyProof, {})
    const strange = softwareAuthenticator(site).sign(asked, {
      userHandle: (await signedBy(await arrived())).userHandle,
    })
    expect(await other.ask(provePasskey, strange)).toMatchObject(notOpened)
  })
})

describe('ending', () => {
  test('one that was removed opens nothing any more', async () => {
    await added()
    const [passkey] = (await visitor.get(listPasskeys, {})).passkeys
    const { passkeys } = await visitor.get(removePasskey, { handle: passkey?.handle ?? '' })
    expect(passkeys).toEqual([])
    expect(await visitor.ask(provePasskey, await signedBy(visitor))).toMatchObject(notOpened)
  })

  test('who locks everything, or has another phone by now, has none any more', async () => {
    await added()
    await visitor.get(endProof, { scope: 'everywhere' })
    const other = await arrived()
    expect(await other.ask(provePasskey, await signedBy(other))).toMatchObject(notOpened)

    await service.passTime(61)
    phone = softwareAuthenticator(site)
    await added()
    await writeContacts(service.db, [
      contactRows(service.keys, { ...owner, mobile: '13300000513' }),
    ])
    expect(await other.ask(provePasskey, await signedBy(other))).toMatchObject(notOpened)
    expect((await other.get(readProof, {})).step).toBe('phone')
  })

  test('a handle of another person removes nothing', async () => {
    await added()
    const [passkey] = (await visitor.get(listPasskeys, {})).passkeys
    await writeContacts(service.db, [
      contactRows(service.keys, { ...mother, mobile: '13300000515' }),
    ])
    const other = await arrived()
    await other.provePerson('13300000515', { idTail: mother.idNumber.slice(-4) })
    await other.get(removePasskey, { handle: passkey?.handle ?? '' })
    expect((await visitor.get(listPasskeys, {})).passkeys).toHaveLength(1)
  })
})

describe('confirming one act', () => {
  async function actedBy(one: Visitor, handle: string) {
    const act = { handle, action: 'read-access' as const }
    return { act, ...phone.sign(await one.get(startPasskeyProof, { act })) }
  }

  test('it stands for the fresh code of that act, and is in the list of who looked', async () => {
    await added()
    const { handle } = await visitor.get(readOverview, {})
    await visitor.get(provePasskey, await actedBy(visitor, handle))
    const { entries } = await visitor.get(readAccess, { handle })
    expect(entries.map(({ by, what }) => `${by} ${what}`)).toContain('self 用通行密钥确认本人操作')
    expect(entries.map(({ what }) => what)).toContain('添加一个通行密钥')
  })

  test('it opens that act alone, not even in a session whose proof is the very person’s', async () => {
    await added()
    const { handle } = await visitor.get(readOverview, {})
    await visitor.get(provePasskey, await actedBy(visitor, handle))
    for (const [call, wish] of [
      [setOnlyProven, { isOn: true }],
      [askForErasure, {}],
      [changeContact, { email: 'a@example.com' }],
      [changePhone, { mobile: '13300000516' }],
    ] as const) {
      expect((await visitor.ask(call, { handle, ...wish })).code, call.path).toBe('E3010001')
    }
    const grants = await service.db
      .selectFrom('visitor_grant')
      .select('action')
      .where('level', '=', 'fresh-code')
      .where('session_id', '=', (await visitor.session()).id)
      .execute()
    expect(grants).toEqual([{ action: 'read-access' }])
    expect((await visitor.ask(readAccess, { handle })).code).toBe('1')
  })

  test('it proves nobody: a session without a proof has none by it', async () => {
    await added()
    const { handle } = await visitor.get(readOverview, {})
    const other = await arrived()
    expect((await other.ask(provePasskey, await actedBy(other, handle))).code).toBe('E3010001')
    expect((await other.ask(readOverview, {})).code).toBe('E3010001')
  })

  test('what was signed to open, or for another object, confirms nothing', async () => {
    await added()
    const { handle, groups } = await visitor.get(readOverview, {})
    const act = { handle, action: 'read-access' as const }
    const toOpen = { act, ...(await signedBy(visitor)) }
    expect(await visitor.ask(provePasskey, toOpen)).toMatchObject(notOpened)
    const policy = groups[0]?.policies[0]?.handle ?? ''
    const ofOther = { ...(await actedBy(visitor, policy)), act }
    expect(await visitor.ask(provePasskey, ofOther)).toMatchObject(notOpened)
    expect((await visitor.ask(readAccess, { handle })).code).toBe('E3010001')
  })

  test('nobody confirms with their passkey what another person has open', async () => {
    await added()
    await writeContacts(service.db, [
      contactRows(service.keys, { ...mother, mobile: '13300000515' }),
    ])
    const other = await arrived()
    await other.provePerson('13300000515', { idTail: mother.idNumber.slice(-4) })
    const { handle } = await other.get(readOverview, {})
    expect(await other.ask(provePasskey, await actedBy(other, handle))).toMatchObject(notOpened)
    expect((await other.ask(readAccess, { handle })).code).toBe('E3010001')
  })

  test('there is no challenge for what touches an account or the contact phone', async () => {
    await added()
    const { handle } = await visitor.get(readOverview, {})
    for (const action of ['register-bank', 'change-contact', 'change-payee', 'agree-settlement']) {
      const answer = await visitor.ask(startPasskeyProof, { act: { handle, action } })
      expect(answer.code).toBe('1000')
    }
  })
})

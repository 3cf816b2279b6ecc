import type {
  addPasskey,
  listPasskeys,
  removePasskey,
  startPasskey,
} from '@ecenter/contract/person/passkeys.ts'
import { number, object, string } from 'valibot'
import { fieldRefused, grantMissing } from '../../../../platform/calls/failure.ts'
import type { Handler, Visitor } from '../../../../platform/calls/handler.ts'
import { minuteInChina } from '../../../../platform/clock/clock.ts'
import { passkeySite } from '../../../../platform/config/passkey-site.ts'
import { maskMobile } from '../../../../platform/mask/mask.ts'
import { judgeNewPasskey } from '../../../../platform/passkeys/judge-passkey.ts'
import type { SessionCustomer } from '../../../../platform/session/session-customer.ts'
import type { PersonServices } from '../../person-services.ts'
import { keepChallenge, takeChallenge } from '../../store/passkey-challenge.ts'
import { contactByKey } from '../../store/person-contact.ts'
import {
  passkeysAtMost,
  passkeysOf,
  passkeyUser,
  removePasskeys,
  storePasskey,
} from '../../store/person-passkey.ts'
import { wholePerson } from '../whole-person.ts'
import { isFresh, takeAdded } from './fresh-proof.ts'

/** What is sealed with the submission until it is stored. */
const made = object({ publicKey: string(), signCount: number() })

export function answerListPasskeys(services: PersonServices): Handler<typeof listPasskeys> {
  return async (_request, visitor) =>
    listOf(services, visitor, await wholePerson(services, visitor))
}

/** The challenge is about whoever is proven here now: another person's session has no use for it. */
export function answerStartPasskey(services: PersonServices): Handler<typeof startPasskey> {
  return async (_request, visitor) => {
    const { session, submission } = visitor
    const { customer, mobile } = await freshPerson(services, visitor)
    const passkeys = await passkeysOf(services, customer.customerKey)
    if (passkeys.length >= passkeysAtMost) {
      throw fieldRefused('name', `通行密钥最多 ${passkeysAtMost} 个，请先移除不用的`)
    }
    return submission.commit(async ({ db }) => ({
      challenge: await keepChallenge({ ...services, db }, session, toAdd(customer)),
      rpId: passkeySite(services.settings).rpId,
      rpName: services.settings.brand.name,
      userId: passkeyUser(services.keys, customer.customerKey),
      userName: maskMobile(mobile),
      known: passkeys.map(({ credentialId }) => credentialId),
    }))
  }
}

/** Adds what the browser made, and tells the person's phone of it. */
export function answerAddPasskey(services: PersonServices): Handler<typeof addPasskey> {
  return async ({ name: device, ...answer }, visitor) => {
    const { session, submission } = visitor
    const { customer, mobile } = await freshPerson(services, visitor)
    const { publicKey, signCount } = await submission.once({
      name: 'judge',
      result: made,
      async act() {
        const challenge = await takeChallenge(services, session, toAdd(customer))
        const asked = challenge && { ...passkeySite(services.settings), challenge }
        const passkey = asked && (await judgeNewPasskey(asked, answer))
        if (!passkey) throw notAdded()
        return {
          publicKey: passkey.publicKey.toString('base64url'),
          signCount: passkey.signCount,
        }
      },
      whenLost: 'act again',
    })
    const passkey = {
      customerKey: customer.customerKey,
      publicKey: Buffer.from(publicKey, 'base64url'),
      signCount,
      credentialId: answer.credentialId,
      device,
      mobile,
    }
    return submission.commit(async ({ db, record }) => {
      const store = { ...services, db }
      await takeAdded(services, customer, db)
      if (!(await storePasskey(store, passkey))) throw notAdded()
      const at = minuteInChina(services.clock.now())
      const values = { at, device, hotline: services.settings.brand.hotline }
      await services.jobs.sendSms({ phone: mobile, template: 'passkey-added', values }, db)
      record({ event: 'passkey-added', ...whose(customer), outcome: 'added' })
      return listOf(store, visitor, customer)
    })
  }
}

export function answerRemovePasskey(services: PersonServices): Handler<typeof removePasskey> {
  return async ({ handle }, visitor) => {
    const customer = await wholePerson(services, visitor)
    const passkeys = await passkeysOf(services, customer.customerKey)
    const passkey = passkeys.find(({ id }) => handleOf(services, visitor, id) === handle)
    return visitor.submission.commit(async ({ db, record }) => {
      if (passkey !== undefined) {
        await removePasskeys({ db }, customer.customerKey, passkey.id)
        record({ event: 'passkey-removed', ...whose(customer), outcome: 'removed' })
      }
      return listOf({ ...services, db }, visitor, customer)
    })
  }
}

/** Who has proven in the last minutes, and has a phone of their own that is told. */
async function freshPerson(services: PersonServices, visitor: Pick<Visitor, 'session'>) {
  const customer = await wholePerson(services, visitor)
  const contact = await contactByKey(services, customer.customerKey)
  if (contact?.mobile === undefined || !isFresh(services, customer)) throw grantMissing()
  return { customer, mobile: contact.mobile }
}

async function listOf(
  services: PersonServices,
  visitor: Pick<Visitor, 'session'>,
  customer: SessionCustomer,
) {
  const passkeys = await passkeysOf(services, customer.customerKey)
  const hasRoom = passkeys.length < passkeysAtMost
  return {
    passkeys: passkeys.map(({ id, device, addedAt, usedAt }) => ({
      handle: handleOf(services, visitor, id),
      name: device,
      addedAt: minuteInChina(addedAt),
      usedAt: usedAt && minuteInChina(usedAt),
    })),
    canAdd: hasRoom && customer.mobile !== undefined && isFresh(services, customer),
  }
}

function toAdd({ customerKey }: SessionCustomer) {
  return { purpose: 'add' as const, about: customerKey.toString('hex') }
}

function handleOf(
  { keys }: PersonServices,
  { session }: Pick<Visitor, 'session'>,
  id: string,
): string {
  return keys.mac('handle', session.id, 'passkey', id).subarray(0, 16).toString('base64url')
}

function whose({ customerKey }: SessionCustomer) {
  return { subject: customerKey.toString('hex') }
}

function notAdded() {
  return fieldRefused('name', '这台设备没有完成添加，请再试一次。')
}

import { contactChangeRequested } from '@ecenter/contract/core/person-events.ts'
import type {
  ContactField,
  ContactInfo,
  changeContact,
  changePhone,
  readContact,
} from '@ecenter/contract/person/contact.ts'
import { rowKeyOf } from '../../../imports/row-facts.ts'
import { askedBy } from '../../../platform/audit/audit-fact.ts'
import { type Failure, fieldRefused, stateChanged } from '../../../platform/calls/failure.ts'
import type { Handler, VisitorOf } from '../../../platform/calls/handler.ts'
import type { Committed } from '../../../platform/calls/submission.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import { maskAddress, maskEmail, maskMobile, maskName } from '../../../platform/mask/mask.ts'
import { customerOfSession } from '../../../platform/session/session-customer.ts'
import { phoneGrant } from '../../../platform/verification/proven-phone.ts'
import { makeWish, promisedBy } from '../../../platform/wishes/make-wish.ts'
import { shownWish } from '../../../platform/wishes/shown-wish.ts'
import type { Services } from '../../services.ts'
import type { PersonServices } from '../person-services.ts'
import { contactWishesOf, personId } from '../store/contact-wish.ts'
import { contactByKey } from '../store/person-contact.ts'
import { personSubject, whoAsks } from '../store/who-asks.ts'
import { openPerson } from './own-things.ts'
import { wholePerson } from './whole-person.ts'

export function answerReadContact(services: PersonServices): Handler<typeof readContact> {
  return async (_request, visitor) => {
    const customer = await wholePerson(services, visitor)
    const handle = await openPerson(services, visitor.session, customer)
    await services.audit.record({
      event: 'contact-read',
      ...askedBy(visitor),
      subject: customer.customerKey.toString('hex'),
      outcome: 'read',
    })
    return infoOf(services, customer.customerKey, handle)
  }
}

export function answerChangeContact(services: PersonServices): Handler<typeof changeContact> {
  return async ({ email, address }, visitor) => change(services, visitor, { email, address })
}

/** The new phone was typed: a code to it shows that it is theirs, and that no digit is wrong. */
export function answerChangePhone(services: PersonServices): Handler<typeof changePhone> {
  return async ({ mobile }, visitor) => {
    const phoneKey = services.keys.searchHash('phone', mobile)
    if ((await phoneGrant(services, visitor, phoneKey)) === undefined) {
      throw fieldRefused('mobile', '请先用新手机号收一次验证码')
    }
    return change(services, visitor, { mobile })
  }
}

type Wishes = Partial<Record<ContactField, string | undefined>>

/** One fresh code asks once. What is so already is no change. */
async function change(
  services: PersonServices,
  { session, grant, submission }: VisitorOf<typeof changeContact>,
  wishes: Wishes,
): Promise<Committed<ContactInfo>> {
  const { customerKey } = grant.object
  const subject = customerKey.toString('hex')
  const contact = await contactByKey(services, customerKey)
  const wished = fields.flatMap((field) => {
    const value = wishes[field]
    return value === undefined ? [] : { field, value }
  })
  const same = wished.find(({ field, value }) => contact?.[field] === value)
  if (same !== undefined) throw fieldRefused(same.field, '和现在登记的一样，不用更改')
  const { holderKey, name, mobile } = (await customerOfSession(services, session.id)) ?? {}
  return submission.commit(async ({ db, record }) => {
    const store = { ...services, db }
    await services.grants.spend(grant, db)
    if (!(await services.limits.take('contactChangesByPerson', subject, db))) throw tooMany()
    const asker = { customerKey, holderKey, name, mobile }
    const person = await whoAsks(store, asker)
    const eventId = await tellCore(store, contactChangeRequested, {
      subject: personSubject(asker),
      data: {
        person,
        changes: wished,
        requestedAt: services.clock.now().toISOString(),
      },
    })
    const { idNumber } = person
    const about = `客户 ${name === undefined ? '' : maskName(name)}`.trim()
    for (const { field, value } of wished) {
      await makeWish(store, {
        ...{ eventId, kind: 'contact-change', part: field },
        ...{ customerKey, objectId: personId(customerKey), about },
        rowKey:
          idNumber === undefined
            ? undefined
            : rowKeyOf({ keys: services.keys, kind: { name: 'customers' } }, idNumber),
        dueAt: promisedBy(services, 'contact-change'),
        asked: `${fieldNames[field]}改为 ${masks[field](value)}`,
        after: {
          value,
          of: name === undefined || idNumber === undefined ? undefined : { name, idNumber },
        },
      })
    }
    const outcome = wished.map(({ field }) => field).join()
    record({ event: 'contact-change-asked', subject, outcome })
    return infoOf(store, customerKey, grant.handle)
  })
}

const fields: readonly ContactField[] = ['mobile', 'email', 'address']
const fieldNames = { mobile: '手机号', email: '邮箱', address: '联系地址' }
const masks = { mobile: maskMobile, email: maskEmail, address: maskAddress }

/** What the core has granted by now is asked no more; what it refused says why. */
async function infoOf(
  services: Pick<Services, 'db' | 'keys' | 'clock'>,
  customerKey: Buffer,
  handle: string,
): Promise<ContactInfo> {
  const [contact, changes] = await Promise.all([
    contactByKey(services, customerKey),
    contactWishesOf(services, customerKey),
  ])
  const masked = (field: ContactField) => contact?.[field] && masks[field](contact[field])
  return {
    handle,
    maskedMobile: masked('mobile'),
    maskedEmail: masked('email'),
    maskedAddress: masked('address'),
    changes: changes.flatMap(({ field, value, wish }) => {
      const shown = shownWish(wish, services.clock.now())
      if (shown === undefined || shown.status === 'answered') return []
      if (contact?.[field] === value) return []
      return { ...shown, field, maskedValue: masks[field](value) }
    }),
  }
}

function tooMany(): Failure {
  return stateChanged('今天更改联系方式的次数已用完。请明天再试，或拨打 {hotline}。')
}

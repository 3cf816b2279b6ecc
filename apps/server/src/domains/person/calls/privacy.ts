import { consentWithdrawn, dataRequested } from '@ecenter/contract/core/person-events.ts'
import type {
  askForCopy,
  askForErasure,
  DataRequest,
  DataRequestKind,
  readPrivacy,
  withdrawConsent,
} from '@ecenter/contract/person/privacy.ts'
import { askedBy } from '../../../platform/audit/audit-fact.ts'
import type { Handler, VisitorOf } from '../../../platform/calls/handler.ts'
import type { Committed } from '../../../platform/calls/submission.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import { customerOfSession } from '../../../platform/session/session-customer.ts'
import { makeWish } from '../../../platform/wishes/make-wish.ts'
import type { PersonServices } from '../person-services.ts'
import { consentsOf, withdrawConsents } from '../store/consent.ts'
import { personId } from '../store/contact-wish.ts'
import { askOnce, requestsOf, type StoredRequest } from '../store/data-request.ts'
import { refusalsOf } from '../store/request-wish.ts'
import { personSubject, whoAsks } from '../store/who-asks.ts'
import { openPerson } from './own-things.ts'
import { endEverywhere } from './proof/end-proof.ts'
import { wholePerson } from './whole-person.ts'

export function answerReadPrivacy(services: PersonServices): Handler<typeof readPrivacy> {
  return async (_request, visitor) => {
    const customer = await wholePerson(services, visitor)
    const { customerKey } = customer
    const [handle, consents, requests, refusals] = await Promise.all([
      openPerson(services, visitor.session, customer),
      consentsOf(services, customerKey),
      requestsOf(services, customerKey),
      refusalsOf(services, customerKey),
      services.audit.record({
        event: 'privacy-read',
        ...askedBy(visitor),
        subject: customerKey.toString('hex'),
        outcome: 'read',
      }),
    ])
    return {
      handle,
      consents: consents.map(({ kind, version, givenAt, withdrawnAt }) => ({
        kind,
        version,
        givenAt: minuteInChina(givenAt),
        withdrawnAt: withdrawnAt && minuteInChina(withdrawnAt),
      })),
      requests: requests.map((request) => ({
        ...shown(request),
        refusal: refusals.get(request.receiptNo),
      })),
    }
  }
}

export function answerWithdrawConsent(services: PersonServices): Handler<typeof withdrawConsent> {
  return async ({ kind }, visitor) => {
    const { session, submission } = visitor
    const customer = await wholePerson(services, visitor)
    const { customerKey } = customer
    return submission.commit(async (transaction) => {
      const { db, record } = transaction
      const store = { ...services, db }
      await withdrawConsents(store, customerKey, kind)
      await tellCore(store, consentWithdrawn, {
        subject: personSubject(customer),
        data: {
          person: await whoAsks(store, customer),
          kind,
          withdrawnAt: services.clock.now().toISOString(),
        },
      })
      await endEverywhere(transaction, session, customerKey)
      const subject = customerKey.toString('hex')
      record({ event: 'consent-withdrawn', subject, outcome: kind, looker: 'self' })
      return {}
    })
  }
}

export function answerAskForCopy(services: PersonServices): Handler<typeof askForCopy> {
  return async (_request, visitor) => askFor(services, visitor, 'copy')
}

export function answerAskForErasure(services: PersonServices): Handler<typeof askForErasure> {
  return async (_request, visitor) => askFor(services, visitor, 'erasure')
}

const kindNames = { copy: '获取个人信息副本', erasure: '删除个人信息' } as const

/** One fresh code asks once, and an SMS says that it was received. */
async function askFor(
  services: PersonServices,
  { session, grant, submission }: VisitorOf<typeof askForCopy>,
  kind: DataRequestKind,
): Promise<Committed<DataRequest>> {
  const { customerKey } = grant.object
  const customer = await customerOfSession(services, session.id)
  const { name, mobile } = customer ?? {}
  return submission.commit(async ({ db, record }) => {
    await services.grants.spend(grant, db)
    const store = { ...services, db }
    const { request, isNew } = await askOnce(store, customerKey, kind, { name, mobile })
    if (isNew) {
      const { receiptNo, answerBy } = request
      const asker = { holderKey: customer?.holderKey, customerKey, name, mobile }
      const eventId = await tellCore(store, dataRequested, {
        subject: personSubject(asker),
        data: { person: await whoAsks(store, asker), kind, receiptNo, answerBy },
      })
      await makeWish(store, {
        ...{ eventId, kind: 'data-request', part: kind },
        ...{ customerKey, objectId: personId(customerKey) },
        dueAt: new Date(`${answerBy}T24:00:00+08:00`),
        about: `个人信息请求 ${receiptNo}`,
        asked: kindNames[kind],
        after: { receiptNo },
      })
    }
    if (isNew && mobile !== undefined) {
      const { receiptNo, answerBy } = request
      const values = { what: kindNames[kind], receiptNo, answerBy }
      await services.jobs.sendSms({ phone: mobile, template: 'data-requested', values }, db)
    }
    record({
      event: 'data-requested',
      subject: customerKey.toString('hex'),
      outcome: isNew ? kind : 'again',
    })
    return shown(request)
  })
}

function shown({ kind, receiptNo, askedAt, answerBy, closedAt }: StoredRequest): DataRequest {
  return {
    kind,
    receiptNo,
    askedAt: minuteInChina(askedAt),
    answerBy,
    isOpen: closedAt === undefined,
  }
}

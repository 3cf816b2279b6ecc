import { record } from '@ecenter/contract/analytics/record.ts'
import { recordVitals } from '@ecenter/contract/analytics/record-vitals.ts'
import { addAppeal } from '@ecenter/contract/appeals/add-appeal.ts'
import { askReview } from '@ecenter/contract/appeals/ask-review.ts'
import type { Call } from '@ecenter/contract/call.ts'
import { changeSubscription } from '@ecenter/contract/claims/change-subscription.ts'
import { sendDocument } from '@ecenter/contract/claims/send-document.ts'
import { stopSubscription } from '@ecenter/contract/claims/stop-subscription.ts'
import { endConversation } from '@ecenter/contract/customer-service/end-conversation.ts'
import { leaveMessage } from '@ecenter/contract/customer-service/leave-message.ts'
import { linkHistory } from '@ecenter/contract/customer-service/link-history.ts'
import { question } from '@ecenter/contract/customer-service/question.ts'
import { readMessages } from '@ecenter/contract/customer-service/read-messages.ts'
import { setCompliment } from '@ecenter/contract/customer-service/set-compliment.ts'
import { shareCard } from '@ecenter/contract/customer-service/share-card.ts'
import { userEval } from '@ecenter/contract/customer-service/user-eval.ts'
import { userFile } from '@ecenter/contract/customer-service/user-file.ts'
import { userSign } from '@ecenter/contract/customer-service/user-sign.ts'
import { zx } from '@ecenter/contract/customer-service/zx.ts'
import { changeDelivery } from '@ecenter/contract/deliveries/change-delivery.ts'
import { downLodElectronicPolicy } from '@ecenter/contract/electronic-policies/down-lod-electronic-policy.ts'
import { sendPolicyEmail } from '@ecenter/contract/electronic-policies/send-policy-email.ts'
import { wapSendEmail } from '@ecenter/contract/electronic-policies/wap-send-email.ts'
import { electronicInvoiceDownLoad } from '@ecenter/contract/invoices/electronic-invoice-down-load.ts'
import { queryInvoiceAndDownload } from '@ecenter/contract/invoices/query-invoice-and-download.ts'
import { sendInvoiceEmail } from '@ecenter/contract/invoices/send-invoice-email.ts'
import { xcInfo } from '@ecenter/contract/links/xc-info.ts'
import { changePaymentReminder } from '@ecenter/contract/payments/change-payment-reminder.ts'
import { startPayment } from '@ecenter/contract/payments/start-payment.ts'
import { updateCorrect } from '@ecenter/contract/policies/update-correct.ts'
import { generateLink } from '@ecenter/contract/promotions/generate-link.ts'
import { tgsendEmail } from '@ecenter/contract/promotions/tgsend-email.ts'
import { leaveLead } from '@ecenter/contract/purchases/leave-lead.ts'
import { queryQuestionInfo } from '@ecenter/contract/questionnaires/query-question-info.ts'
import { submitQuestionnaire } from '@ecenter/contract/questionnaires/submit-questionnaire.ts'
import { returnInsuranceClaim } from '@ecenter/contract/return-insurance/return-insurance-claim.ts'
import { handOver } from '@ecenter/contract/session/hand-over.ts'
import { checkCaptcha } from '@ecenter/contract/verification/check-captcha.ts'
import { checkSMSCode } from '@ecenter/contract/verification/check-sms-code.ts'
import { getCentPhoneCode } from '@ecenter/contract/verification/get-cent-phone-code.ts'
import { getSMSCode } from '@ecenter/contract/verification/get-sms-code.ts'
import { initCaptcha } from '@ecenter/contract/verification/init-captcha.ts'
import { sendSmsWap } from '@ecenter/contract/verification/send-sms-wap.ts'
import { verifyCodeCheck } from '@ecenter/contract/verification/verify-code-check.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { appealForm, decide, filersPhone } from '../../../test/appeal-forms.ts'
import { signedIn, takenBy } from '../../../test/chats.ts'
import { claimOn, claimRef, eventsOf } from '../../../test/claims.ts'
import { storedDelivery } from '../../../test/deliveries.ts'
import { household, returnedOrder, storeInTown, town } from '../../../test/other-policies.ts'
import { bankDetails, proveRefund, sentLink } from '../../../test/refunds.ts'
import { photo } from '../../../test/sample-files.ts'
import { numberedInvoice, provenInvoice } from '../../../test/stored-invoices.ts'
import { provenOrder, storedOrder } from '../../../test/stored-orders.ts'
import { openTestParts, type TestParts } from '../../../test/test-parts.ts'
import { type CarFacts, newVisitor, type Visitor } from '../../../test/visitor.ts'
import { cars } from '../../demo/cars.ts'
import { people } from '../../demo/people.ts'
import { newCustomersAnswers } from '../../demo/questionnaires/demo-answers.ts'
import { secondsAfter } from '../../platform/clock/clock.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Proof } from '../../platform/grants/grants.ts'
import { makeClaimLink } from '../../records/claims/claim-link.ts'
import { storeClaims } from '../../records/claims/store-claims.ts'
import { allRoutes } from '../all-routes.ts'

const purpose = 'questionnaire'
const email = 'zhang.san@example.com'
const main = { car: cars.main, person: people.main }
const home = household(town.owner)
/** A plate is corrected once, and no two cars have the same; each car has two policies in force. */
const toCorrect = [
  { facts: { car: cars.rarerName, person: people.rarerName }, licenseNo: '京A9Z876' },
  { facts: { car: cars.twoCarsPetrol, person: people.twoCars }, licenseNo: '京A9Z877' },
]

let promoters = 7001
let refunds = 1

let service: TestParts
let visitor: Visitor
beforeAll(async () => {
  service = await openTestParts()
  await storeInTown(service, [home])
  await service.database.pool.query(`
    create function fail() returns trigger language plpgsql as $$
    begin raise exception 'the disk is full' using errcode = '53100'; end $$`)
})
beforeEach(async () => {
  await service.passTime(24 * 3600)
  visitor = newVisitor(service)
  await visitor.open()
})
afterAll(() => service.close())

/** What is changed by a call, and a body that the visitor is ready to send. */
interface Case {
  readonly effects: readonly (keyof Tables)[]
  readonly traces: number
  ready(): Promise<unknown>
}

async function find(facts: CarFacts = main): Promise<string> {
  const rows = await visitor.lookUp(facts)
  return rows.find(({ kind }) => kind === 'commercial')?.handle ?? ''
}

type Action = 'open-policy' | 'email-policy' | 'correct-plate'

async function proven(action: Action, facts?: CarFacts): Promise<string> {
  const handle = await find(facts)
  await visitor.proveOnFile(handle, action)
  return handle
}

function invoiceHandle(proof: Proof): Promise<string> {
  return provenInvoice(service, visitor, numberedInvoice({ policyClass: 'DZA' }), proof)
}

async function typedPhone() {
  await visitor.passSlide()
  return { mobile: '13800000001', purpose }
}

/** A claim of its own, as if the code to the phone on file had been typed. */
async function provenClaim() {
  const events = eventsOf('2026-11-19T02:00:00Z', 'documents-asked')
  const claim = claimOn(home, { lossTypes: ['flight-delay'], events })
  await storeClaims(service.parts, [claim])
  const proof = { level: 'phone-on-file' } as const
  const objects = [claimRef(service, claim)]
  const [handle = ''] = await service.parts.grants.open(await visitor.session(), objects, proof)
  return { handle, claim }
}

/** Papers on their way, as if the code for their change had been typed. */
async function readyToRearrange() {
  const proof = { level: 'fresh-code', action: 'change-delivery' } as const
  const handle = await provenOrder(service, visitor, await storedDelivery(service), proof)
  return { handle, wish: { kind: 'electronic-only' } }
}

/** Nobody promotes yet, for each begins with a phone of its own. */
async function readyToPromote() {
  const phoneNumber = `1370000${promoters++}`
  await visitor.provePhone(phoneNumber)
  return {
    employeeNo: 'E1001',
    promoterName: '王**',
    promoteProduct: 'car',
    phoneNumber,
    cityCode: '11000000',
    comCode: '11000000',
  } as const
}

async function readyToAppeal() {
  await visitor.provePhone(filersPhone)
  return appealForm()
}

const mail: Case = {
  effects: ['outbox_message', 'counter', 'visitor_grant'],
  traces: 1,
  ready: async () => ({ handle: await proven('email-policy'), email }),
}
/** Somebody who has asked the robot something. */
async function asked(): Promise<{ signid: string }> {
  const { signid, say } = await signedIn(visitor)
  await say('保单如何下载？')
  return { signid }
}

const sms: Case = { effects: ['sms_code', 'outbox_message'], traces: 1, ready: typedPhone }

const invoiceLink: Case = {
  effects: ['one_use_link'],
  traces: 1,
  ready: async () => ({ handle: await invoiceHandle({ level: 'phone-on-file' }) }),
}

const cases = new Map<Call, Case>([
  [getSMSCode, sms],
  [sendSmsWap, sms],
  [
    getCentPhoneCode,
    {
      ...sms,
      async ready() {
        const handle = await find()
        await visitor.passSlide()
        return { handle, purpose: 'open-policy' }
      },
    },
  ],
  [
    checkSMSCode,
    {
      effects: ['visitor_grant', 'session_cookie'],
      traces: 1,
      async ready() {
        await visitor.get(getSMSCode, { ...(await typedPhone()), purpose })
        return { smsCode: await visitor.readSms(), purpose }
      },
    },
  ],
  [
    verifyCodeCheck,
    {
      effects: [],
      traces: 1,
      ready: async () => ({
        randName: 'carPolicyQuery',
        verificationCode: await visitor.readImageCode(),
      }),
    },
  ],
  [
    checkCaptcha,
    {
      effects: [],
      traces: 1,
      async ready() {
        await visitor.get(initCaptcha, {})
        return service.outbox.answersOf((await visitor.session()).id).slide
      },
    },
  ],
  [sendPolicyEmail, mail],
  [wapSendEmail, mail],
  [
    sendInvoiceEmail,
    {
      ...mail,
      async ready() {
        const proof = { level: 'fresh-code', action: 'email-invoice' } as const
        return { handle: await invoiceHandle(proof), email }
      },
    },
  ],
  [queryInvoiceAndDownload, invoiceLink],
  [electronicInvoiceDownLoad, invoiceLink],
  [
    downLodElectronicPolicy,
    {
      effects: ['one_use_link'],
      traces: 1,
      ready: async () => ({ handle: await proven('open-policy') }),
    },
  ],
  [
    updateCorrect,
    {
      effects: ['endorsement', 'policy_door', 'visitor_grant'],
      traces: 2,
      async ready() {
        const { facts, licenseNo = '' } = toCorrect.shift() ?? {}
        return { handle: await proven('correct-plate', facts), licenseNo }
      },
    },
  ],
  [
    xcInfo,
    {
      effects: ['refund_registration', 'visitor_grant'],
      traces: 1,
      async ready() {
        const pid = `refund-link-${refunds++}`
        await sentLink(service, pid)
        return bankDetails(await proveRefund(visitor, pid))
      },
    },
  ],
  [addAppeal, { effects: ['appeal', 'appeal_door', 'counter'], traces: 1, ready: readyToAppeal }],
  [
    askReview,
    {
      effects: ['appeal_event'],
      traces: 1,
      async ready() {
        const { caseNo } = await visitor.get(addAppeal, await readyToAppeal())
        await decide(service.parts, caseNo)
        return { caseNo, phoneNumber: filersPhone, content: '请重新核查。' }
      },
    },
  ],
  [
    sendDocument,
    {
      effects: ['claim_document_file', 'claim_event'],
      traces: 1,
      async ready() {
        const { handle } = await provenClaim()
        return { handle, documentType: 'identity', file: await photo() }
      },
    },
  ],
  [
    changeSubscription,
    {
      effects: ['claim_subscription'],
      traces: 1,
      ready: async () => ({ handle: (await provenClaim()).handle, isOn: true }),
    },
  ],
  [
    stopSubscription,
    {
      effects: ['claim_subscription'],
      traces: 1,
      async ready() {
        const { handle, claim } = await provenClaim()
        await visitor.get(changeSubscription, { handle, isOn: true })
        const { parts, clock } = service
        return { link: await makeClaimLink(parts, claimRef(service, claim), clock.now()) }
      },
    },
  ],
  [
    startPayment,
    {
      effects: [],
      traces: 1,
      async ready() {
        const order = await storedOrder(service, {
          lastPayAt: secondsAfter(service.clock.now(), 3600),
        })
        const handle = await provenOrder(service, visitor, order)
        return { handle, method: 'sandbox', place: 'browser', sumPremium: order.amountFen }
      },
    },
  ],
  [
    changePaymentReminder,
    {
      effects: ['customer_order'],
      traces: 1,
      async ready() {
        const handle = await provenOrder(service, visitor, await storedOrder(service))
        return { handle, isReminded: false }
      },
    },
  ],
  [
    changeDelivery,
    {
      effects: ['delivery', 'delivery_event', 'visitor_grant'],
      traces: 1,
      ready: readyToRearrange,
    },
  ],
  [userSign, { effects: ['conversation'], traces: 1, ready: async () => ({}) }],
  [
    question,
    {
      effects: ['chat_message', 'conversation', 'robot_miss'],
      traces: 0,
      ready: async () => ({ ...(await asked()), content: '世界杯谁赢了' }),
    },
  ],
  [zx, { effects: ['chat_message', 'conversation'], traces: 1, ready: asked }],
  [
    setCompliment,
    {
      effects: ['chat_message', 'conversation', 'robot_miss'],
      traces: 0,
      ready: async () => ({ ...(await asked()), seq: 2, isHelpful: false }),
    },
  ],
  [
    readMessages,
    { effects: ['conversation'], traces: 0, ready: async () => ({ ...(await asked()), seq: 2 }) },
  ],
  [endConversation, { effects: ['chat_message', 'conversation'], traces: 1, ready: asked }],
  [
    userEval,
    {
      effects: ['conversation'],
      traces: 1,
      async ready() {
        const customer = await signedIn(visitor)
        await takenBy(service, customer)
        return { signid: customer.signid, score: 5 }
      },
    },
  ],
  [
    userFile,
    {
      effects: ['chat_message', 'conversation'],
      traces: 1,
      ready: async () => ({ ...(await asked()), file: await photo() }),
    },
  ],
  [
    shareCard,
    {
      effects: ['chat_message', 'conversation'],
      traces: 1,
      ready: async () => ({ ...(await asked()), handle: await find() }),
    },
  ],
  [
    leaveMessage,
    {
      effects: ['chat_message', 'conversation'],
      traces: 1,
      async ready() {
        await visitor.provePhone(filersPhone)
        const customer = await asked()
        await visitor.get(zx, customer)
        return { ...customer, mobile: filersPhone, content: '请回复我。' }
      },
    },
  ],
  [
    linkHistory,
    {
      effects: ['conversation'],
      traces: 1,
      async ready() {
        await visitor.provePhone(filersPhone)
        return { ...(await asked()), mobile: filersPhone }
      },
    },
  ],
  [generateLink, { effects: ['promoter', 'promoter_code'], traces: 1, ready: readyToPromote }],
  [
    tgsendEmail,
    {
      effects: ['outbox_message', 'counter'],
      traces: 1,
      async ready() {
        const { phoneNumber, ...application } = await readyToPromote()
        await visitor.get(generateLink, { phoneNumber, ...application })
        return { phoneNumber, email, promoteProduct: 'car' }
      },
    },
  ],
  [
    leaveLead,
    {
      effects: ['purchase_lead'],
      traces: 1,
      async ready() {
        const { phoneNumber: mobile, cityCode } = await readyToPromote()
        return { applicant: '林小满', mobile, cityCode }
      },
    },
  ],
  [
    submitQuestionnaire,
    {
      effects: ['questionnaire_answer'],
      traces: 1,
      async ready() {
        const { phoneNumber: mobile } = await readyToPromote()
        const { questionnaireId, version } = await visitor.get(queryQuestionInfo, {})
        return { mobile, questionnaireId, version, chosenAnswers: newCustomersAnswers }
      },
    },
  ],
  [
    returnInsuranceClaim,
    {
      effects: ['claim', 'claim_door', 'return_claim', 'visitor_grant', 'outbox_message'],
      traces: 1,
      async ready() {
        const insuranceOrderId = `TB20261120${promoters++}`
        await storeInTown(service, [returnedOrder(town.owner, insuranceOrderId)])
        const phoneNumber = '13700008001'
        await visitor.provePhone(phoneNumber)
        return { insuranceOrderId, zlist: '顺丰速运', deliveryId: 'SF1001', phoneNumber, email }
      },
    },
  ],
  [
    record,
    {
      effects: ['analytics_event', 'analytics_visit'],
      traces: 0,
      ready: async () => ({ events: ['/home'], channelType: 'web' }),
    },
  ],
  [
    recordVitals,
    {
      effects: ['analytics_vital'],
      traces: 0,
      ready: async () => ({ route: '/home', channelType: 'web', vitals: { LCP: 900 } }),
    },
  ],
  [
    handOver,
    {
      effects: ['spent_hand_over', 'session_customer', 'session_cookie'],
      traces: 1,
      ready: async () => ({
        ticket: await service.parts.handOver.ticketFor('app', town.owner.idNumber),
      }),
    },
  ],
])

async function contentOf(tables: readonly (keyof Tables)[]): Promise<string> {
  const contents = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await service.database.pool.query(
        `select row::text from ${table} as row order by 1`,
      )
      return rows
    }),
  )
  return JSON.stringify(contents)
}

async function traces(): Promise<number> {
  const { rows } = await service.database.pool.query(
    "select from audit_entry where event <> 'chain-begun'",
  )
  return rows.length
}

test('every call that changes something is tried here', () => {
  const submits = allRoutes(service.parts).filter(
    ({ call, isBuilt }) => isBuilt && call.kind === 'submit',
  )
  expect(submits.map(({ call }) => call.path).sort()).toEqual(
    [...cases.keys()].map(({ path }) => path).sort(),
  )
})

/** Both are written after the effects. */
const places = [
  ['its answer', 'submission'],
  ['its trace', 'audit_entry'],
] as const

const failures = Array.from(cases, ([call, each]) => ({ call, ...each })).flatMap((each) =>
  places
    .filter(([, table]) => table === 'submission' || each.traces > 0)
    .map(([what, table]) => ({ path: each.call.path, what, table, ...each })),
)

test.each(failures)(
  '$path: when $what cannot be stored nothing was done, and its retry succeeds',
  async ({ call, table, effects, traces: expected, ready }) => {
    const body = await ready()
    const before = await contentOf(effects)
    const tracesBefore = await traces()
    const { pool } = service.database

    await pool.query(
      `create trigger fail before insert on ${table} for each row execute function fail()`,
    )
    const failed = await visitor.ask(call, body, { requestId: 'request' })
    await pool.query(`drop trigger fail on ${table}`)
    expect(failed).toMatchObject({ code: 'E1010001' })
    expect(await contentOf(effects)).toBe(before)
    expect(await traces()).toBe(tracesBefore)

    const retry = await visitor.ask(call, body, { requestId: 'request' })
    expect(retry).toMatchObject({ code: '1' })
    const after = await contentOf(effects)
    if (effects.length > 0) expect(after).not.toBe(before)
    expect(await traces()).toBe(tracesBefore + expected)

    const again = await visitor.ask(call, body, { requestId: 'request' })
    expect(again.wire.json()).toEqual(retry.wire.json())
    expect(await contentOf(effects)).toBe(after)
    expect(await traces()).toBe(tracesBefore + expected)
  },
)

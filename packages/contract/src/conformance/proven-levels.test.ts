import { expect, test } from 'vitest'
import type { Call, Level } from '../call.ts'
import { allCalls } from '../contract.ts'

/*
 * The service holds what the contract declares, so nobody would notice a level that was lowered there. Here
 * stands once more, and apart from the calls, what each of those that show or change something asks for.
 */

/** Details, documents and whoever is insured: a code to the phone on file. */
const onFile = [
  'queryCarPolicy',
  'propertyCarOne',
  'queryPolicyLXCar',
  'queryCorrect',
  'clauses',
  'insuredPeople',
  'downloadPolicy',
  'wapDownload',
  'eTongDownloadTPolicy',
  'downLodElectronicPolicy',
  'downloadEndorsement',
  'queryInvoiceAndDownload',
  'electronicInvoiceDownLoad',
  'downloadInvoice',
  'queryClaimSchedleInfo',
  'sendDocumentPiece',
  'sendDocument',
  'readAskedDocuments',
  'changeSubscription',
]

/** What leaves the house, moves money or changes a policy: a code for this very action. */
const freshCode = {
  sendPolicyEmail: 'email-policy',
  wapSendEmail: 'email-policy',
  sendInvoiceEmail: 'email-invoice',
  updateCorrect: 'correct-plate',
  changeDelivery: 'change-delivery',
  cancelOrder: 'cancel-order',
  xcInfo: 'register-bank',
  mailDocumentsTo: 'mail-documents',
}

/** What is kept or found by a phone: a code to it. */
const phone = [
  'addAppeal',
  'queryAppeal',
  'askReview',
  'sendCaseFilePiece',
  'sendCaseFile',
  'generateLink',
  'groupCheckMobile',
  'tgsendEmail',
  'submitQuestionnaire',
  'queryIsAnswer',
  'returnInsuranceClaim',
  'leaveLead',
  'leaveMessage',
  'linkHistory',
]

/** What is opened by its handle alone is masked, and known to who has found it. */
const knowledge = [
  'queryDelivery',
  'queryOrder',
  'queryOrderCenter',
  'queryOrderInvoices',
  'startPayment',
  'changePaymentReminder',
  'queryWapClaimSchedleInfo',
  'shareCard',
  'getCentPhoneCode',
]

test.each([
  ...onFile.map((name) => [name, 'phone-on-file'] as const),
  ...Object.keys(freshCode).map((name) => [name, 'fresh-code'] as const),
  ...phone.map((name) => [name, 'phone'] as const),
  ...knowledge.map((name) => [name, 'knowledge'] as const),
])('%s asks for no less than %s', (name, level: Level) => {
  expect(called(name).map((call) => call.level)).toEqual([level])
})

test.each(Object.entries(freshCode))('%s takes no code but one to %s', (name, action) => {
  expect(called(name).map((call) => call.action)).toEqual([action])
})

test('no document of an object is had for knowing of it', () => {
  const files = allCalls.filter(({ answer, request }) => answer === 'file' && takesHandle(request))
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter(({ level }) => level === 'open' || level === 'knowledge')).toEqual([])
})

function called(name: string): Call[] {
  return allCalls.filter(({ path }) => path.endsWith(`/${name}`))
}

function takesHandle(request: Call['request']): boolean {
  return 'entries' in request && 'handle' in Object(request.entries)
}

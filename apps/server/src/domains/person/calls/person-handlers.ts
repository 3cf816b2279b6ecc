import type { AccessEntry, AccessReport, reportAccess } from '@ecenter/contract/person/access.ts'
import type { personCalls } from '@ecenter/contract/person/person-calls.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import { grantMissing, mustBeFound } from '../../../platform/calls/failure.ts'
import type { Handler, Handlers } from '../../../platform/calls/handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { SessionCustomer } from '../../../platform/session/session-customer.ts'
import { fileAppeal } from '../../appeals/calls/file-appeal.ts'
import { answerBy, statusOf } from '../../appeals/rules/status.ts'
import { type AppealStore, readAppeal } from '../../appeals/store/appeal.repository.ts'
import type { Appeal, AppealRef } from '../../appeals/store/appeal.ts'
import { lockFiling } from '../../appeals/store/store-appeal.ts'
import type { PersonServices } from '../person-services.ts'
import { accessWordOf } from '../rules/access-words.ts'
import { channelWords } from '../rules/channel-words.ts'
import { reportWords } from '../rules/report-words.ts'
import { lockLook, noteReport, readLooks, type StoredLook } from '../store/access-log.ts'
import { namesOfFamily } from '../store/delegation.ts'
import { answerChangeContact, answerChangePhone, answerReadContact } from './contact.ts'
import { answerAddDevice, answerListDevices, answerRemoveDevice } from './devices.ts'
import { answerDownloadDocuments } from './download-documents.ts'
import {
  answerAcceptFamily,
  answerEndFamily,
  answerListFamily,
  answerOfferFamily,
} from './family/family.ts'
import { answerReadFamily } from './family/read-family.ts'
import { answerFindOwnPolicies } from './find-own-policies.ts'
import { answerMailDocuments, answerMailDocumentsTo } from './mail-documents.ts'
import {
  answerReadOnlyProven,
  answerSetOnlyProven,
  answerStopOnlyProvenEnd,
} from './only-proven.ts'
import {
  answerAskForCopy,
  answerAskForErasure,
  answerReadPrivacy,
  answerWithdrawConsent,
} from './privacy.ts'
import { answerConfirmProof } from './proof/confirm-proof.ts'
import { answerEndProof } from './proof/end-proof.ts'
import { answerGiveFact } from './proof/give-fact.ts'
import {
  answerAddPasskey,
  answerListPasskeys,
  answerRemovePasskey,
  answerStartPasskey,
} from './proof/passkeys.ts'
import { answerProvePasskey, answerStartPasskeyProof } from './proof/prove-passkey.ts'
import { answerReadProof } from './proof/read-proof.ts'
import {
  answerStartProof,
  answerStartProofByPlate,
  answerStartProofOfCompany,
} from './proof/start-proof.ts'
import { answerReadCar } from './read-car.ts'
import { answerReadOverview } from './read-overview.ts'
import { wholePerson } from './whole-person.ts'

/** How the person calls their family, by the id of what they are let see by. */
type Names = ReadonlyMap<string, string>
const noNames: Names = new Map()

export function personHandlers(services: PersonServices): Handlers<typeof personCalls> {
  return {
    readProof: answerReadProof(services),
    startProof: answerStartProof(services),
    startProofByPlate: answerStartProofByPlate(services),
    startProofOfCompany: answerStartProofOfCompany(services),
    confirmProof: answerConfirmProof(services),
    giveFact: answerGiveFact(services),
    endProof: answerEndProof(services),
    readOverview: answerReadOverview(services),
    findOwnPolicies: answerFindOwnPolicies(services),
    readCar: answerReadCar(services),
    downloadDocuments: answerDownloadDocuments(services),
    mailDocuments: answerMailDocuments(services),
    mailDocumentsTo: answerMailDocumentsTo(services),
    listDevices: answerListDevices(services),
    addDevice: answerAddDevice(services),
    removeDevice: answerRemoveDevice(services),
    /** Who looked; the look at the list itself is part of it. */
    async readAccess({ before }, visitor) {
      const { customerKey } = visitor.grant.object
      // What is further back was opened with the look that is noted already.
      if (before === undefined) {
        await services.audit.record({
          event: 'access-read',
          ...askedBy(visitor),
          subject: customerKey.toString('hex'),
          outcome: 'read',
        })
      }
      const { looks, hasMore } = await readLooks(services, customerKey, before)
      const isOfFamily = looks.some(({ looker }) => looker === 'family')
      const names = isOfFamily ? await namesOfFamily(services, customerKey) : noNames
      const entries = await Promise.all(looks.map((look) => entryOf(services, names, look)))
      return { entries, hasMore }
    },
    reportAccess: answerReportAccess(services),
    readOnlyProven: answerReadOnlyProven(services),
    setOnlyProven: answerSetOnlyProven(services),
    stopOnlyProvenEnd: answerStopOnlyProvenEnd(services),
    readPrivacy: answerReadPrivacy(services),
    withdrawConsent: answerWithdrawConsent(services),
    askForCopy: answerAskForCopy(services),
    askForErasure: answerAskForErasure(services),
    listPasskeys: answerListPasskeys(services),
    startPasskey: answerStartPasskey(services),
    addPasskey: answerAddPasskey(services),
    removePasskey: answerRemovePasskey(services),
    startPasskeyProof: answerStartPasskeyProof(services),
    provePasskey: answerProvePasskey(services),
    readContact: answerReadContact(services),
    changeContact: answerChangeContact(services),
    changePhone: answerChangePhone(services),
    listFamily: answerListFamily(services),
    offerFamily: answerOfferFamily(services),
    acceptFamily: answerAcceptFamily(services),
    endFamily: answerEndFamily(services),
    readFamily: answerReadFamily(services),
  }
}

async function entryOf(
  services: PersonServices,
  names: Names,
  look: StoredLook,
): Promise<AccessEntry> {
  const { id, at, looker, delegationId, staff, event, outcome, network, reason, appeal } = look
  return {
    entryId: id,
    at: minuteInChina(at),
    by: looker,
    name: delegationId && names.get(delegationId),
    staff,
    what: accessWordOf(event, outcome),
    channel: channelWords(look),
    network,
    reason,
    report: appeal && (await reportOf(services, appeal)),
  }
}

/** 这不是我: a complaint with what is known of the look, once for each; staff have it in their list of cases. */
function answerReportAccess(services: PersonServices): Handler<typeof reportAccess> {
  return async ({ entryId }, visitor) => {
    const customer = await wholePerson(services, visitor)
    const { customerKey } = visitor.grant.object
    if (!customer.customerKey.equals(customerKey)) throw grantMissing()
    return visitor.submission.commit(async ({ db, record }) => {
      const store = { ...services, db }
      const look = mustBeFound(await lockLook(store, customerKey, entryId))
      const before = look.appeal && (await readAppeal(store, look.appeal))
      const appeal = before ?? (await openCase(services, store, customer, look))
      if (before === undefined) await noteReport(store, customerKey, entryId, appeal.ref)
      const outcome = before === undefined ? appeal.kind : 'again'
      record({ event: 'appeal-filed', ...about(appeal.ref), outcome })
      return shown(appeal)
    })
  }
}

/** What came of the report of a look. */
async function reportOf(store: AppealStore, appeal: AppealRef): Promise<AccessReport> {
  return shown(await readAppeal(store, appeal))
}

function shown(appeal: Appeal): AccessReport {
  return { caseNo: appeal.caseNo, answerBy: answerBy(appeal, statusOf(appeal)) }
}

async function openCase(
  services: PersonServices,
  store: AppealStore,
  { name = '客户', mobile, customerKey }: SessionCustomer,
  look: StoredLook,
): Promise<Appeal> {
  if (mobile === undefined) throw grantMissing()
  await lockFiling(store, mobile)
  return fileAppeal(services, store, {
    kind: 'complaint',
    channel: 'site',
    name,
    phoneNumber: mobile,
    callBackTime: 'soonest',
    content: reportWords(look),
    claim: undefined,
    concerns: customerKey,
  })
}

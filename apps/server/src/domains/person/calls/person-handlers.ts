import type { personCalls } from '@ecenter/contract/person/person-calls.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { PersonServices } from '../person-services.ts'
import { answerChangeContact, answerChangePhone, answerReadContact } from './contact.ts'
import { answerAddDevice, answerListDevices, answerRemoveDevice } from './devices.ts'
import { answerDownloadDocuments } from './download-documents.ts'
import { answerAcceptFamily, answerEndFamily, answerListFamily } from './family/family.ts'
import { answerOfferFamily } from './family/offer-family.ts'
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
import { answerStartProof } from './proof/start-proof.ts'
import { answerStartProofByPlate, answerStartProofOfCompany } from './proof/start-proof-by-facts.ts'
import { answerReadAccess } from './read-access.ts'
import { answerReadCar } from './read-car.ts'
import { answerReadOverview } from './read-overview.ts'
import { answerReportAccess } from './report-access.ts'

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
    readAccess: answerReadAccess(services),
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

import type { personCalls } from '@ecenter/contract/person/person-calls.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { Services } from '../../services.ts'
import { answerConfirmProof } from './confirm-proof.ts'
import { answerChangeContact, answerChangePhone, answerReadContact } from './contact.ts'
import { answerAddDevice, answerListDevices, answerRemoveDevice } from './devices.ts'
import { answerEndProof } from './end-proof.ts'
import { answerGiveFact } from './give-fact.ts'
import {
  answerAskForCopy,
  answerAskForErasure,
  answerReadPrivacy,
  answerWithdrawConsent,
} from './privacy.ts'
import { answerReadAccess } from './read-access.ts'
import { answerReadCar } from './read-car.ts'
import { answerReadOverview } from './read-overview.ts'
import { answerReadProof } from './read-proof.ts'
import { answerStartProof } from './start-proof.ts'

export function personHandlers(services: Services): Handlers<typeof personCalls> {
  return {
    readProof: answerReadProof(services),
    startProof: answerStartProof(services),
    confirmProof: answerConfirmProof(services),
    giveFact: answerGiveFact(services),
    endProof: answerEndProof(services),
    readOverview: answerReadOverview(services),
    readCar: answerReadCar(services),
    listDevices: answerListDevices(services),
    addDevice: answerAddDevice(services),
    removeDevice: answerRemoveDevice(services),
    readAccess: answerReadAccess(services),
    readPrivacy: answerReadPrivacy(services),
    withdrawConsent: answerWithdrawConsent(services),
    askForCopy: answerAskForCopy(services),
    askForErasure: answerAskForErasure(services),
    readContact: answerReadContact(services),
    changeContact: answerChangeContact(services),
    changePhone: answerChangePhone(services),
  }
}

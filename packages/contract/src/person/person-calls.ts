import { readAccess, reportAccess } from './access.ts'
import { changeContact, changePhone, readContact } from './contact.ts'
import { addDevice, listDevices, removeDevice } from './devices.ts'
import { downloadDocuments, mailDocuments, mailDocumentsTo } from './documents.ts'
import { acceptFamily, endFamily, listFamily, offerFamily, readFamily } from './family.ts'
import { readOnlyProven, setOnlyProven, stopOnlyProvenEnd } from './only-proven.ts'
import { startProofByPlate, startProofOfCompany } from './other-proofs.ts'
import { findOwnPolicies, readCar, readOverview } from './overview.ts'
import {
  addPasskey,
  listPasskeys,
  provePasskey,
  removePasskey,
  startPasskey,
  startPasskeyProof,
} from './passkeys.ts'
import { askForCopy, askForErasure, readPrivacy, withdrawConsent } from './privacy.ts'
import { confirmProof, endProof, giveFact, startProof } from './proof.ts'
import { readProof } from './read-proof.ts'

export const personCalls = {
  readProof,
  startProof,
  startProofByPlate,
  startProofOfCompany,
  confirmProof,
  giveFact,
  endProof,
  readOverview,
  findOwnPolicies,
  readCar,
  downloadDocuments,
  mailDocuments,
  mailDocumentsTo,
  listDevices,
  addDevice,
  removeDevice,
  readAccess,
  reportAccess,
  readOnlyProven,
  setOnlyProven,
  stopOnlyProvenEnd,
  readPrivacy,
  withdrawConsent,
  askForCopy,
  askForErasure,
  listPasskeys,
  startPasskey,
  addPasskey,
  removePasskey,
  startPasskeyProof,
  provePasskey,
  readContact,
  changeContact,
  changePhone,
  listFamily,
  offerFamily,
  acceptFamily,
  endFamily,
  readFamily,
}

import { changeContact, changePhone, readContact } from './contact.ts'
import { addDevice, listDevices, readAccess, removeDevice } from './devices.ts'
import { readCar, readOverview } from './overview.ts'
import { askForCopy, askForErasure, readPrivacy, withdrawConsent } from './privacy.ts'
import { confirmProof, endProof, giveFact, readProof, startProof } from './proof.ts'

export const personCalls = {
  readProof,
  startProof,
  confirmProof,
  giveFact,
  endProof,
  readOverview,
  readCar,
  listDevices,
  addDevice,
  removeDevice,
  readAccess,
  readPrivacy,
  withdrawConsent,
  askForCopy,
  askForErasure,
  readContact,
  changeContact,
  changePhone,
}

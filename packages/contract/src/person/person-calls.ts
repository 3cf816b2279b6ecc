import { addDevice, listDevices, readAccess, removeDevice } from './devices.ts'
import { downloadDocuments, mailDocuments } from './documents.ts'
import { readCar, readOverview } from './overview.ts'
import { confirmProof, endProof, giveFact, readProof, startProof } from './proof.ts'

export const personCalls = {
  readProof,
  startProof,
  confirmProof,
  giveFact,
  endProof,
  readOverview,
  readCar,
  downloadDocuments,
  mailDocuments,
  listDevices,
  addDevice,
  removeDevice,
  readAccess,
}

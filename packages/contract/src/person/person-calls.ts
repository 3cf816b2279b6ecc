import { addDevice, listDevices, readAccess, removeDevice } from './devices.ts'
import { readCar, readOverview } from './overview.ts'
import {
  addPasskey,
  listPasskeys,
  provePasskey,
  removePasskey,
  startPasskey,
  startPasskeyProof,
} from './passkeys.ts'
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
  listPasskeys,
  startPasskey,
  addPasskey,
  removePasskey,
  startPasskeyProof,
  provePasskey,
}

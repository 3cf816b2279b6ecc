import type { addDevice, listDevices, removeDevice } from '@ecenter/contract/person/devices.ts'
import { grantMissing } from '../../../platform/calls/failure.ts'
import type { Handler, Visitor } from '../../../platform/calls/handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { SessionCustomer } from '../../../platform/session/session-customer.ts'
import type { PersonServices } from '../person-services.ts'
import { contactByKey } from '../store/person-contact.ts'
import { deviceBehind, devicesOf, removeDevices, storeDevice } from '../store/person-device.ts'
import { isFresh, takeAdded } from './proof/fresh-proof.ts'
import { wholePerson } from './whole-person.ts'

export function answerListDevices(services: PersonServices): Handler<typeof listDevices> {
  return async (_request, visitor) => {
    const customer = await wholePerson(services, visitor)
    return listOf(services, visitor, customer)
  }
}

/** Adds this browser, and tells the person's phone of it. */
export function answerAddDevice(services: PersonServices): Handler<typeof addDevice> {
  return async ({ name }, visitor) => {
    const customer = await wholePerson(services, visitor)
    const contact = await contactByKey(services, customer.customerKey)
    if (contact?.mobile === undefined || !isFresh(services, customer)) throw grantMissing()
    const { idNumber, mobile } = contact
    return visitor.submission.commit(async ({ db, record, giveDevice }) => {
      const store = { ...services, db }
      await takeAdded(services, customer, db)
      const given = { device: name, idNumber, mobile }
      const secret = await storeDevice(store, customer.customerKey, given)
      giveDevice(secret)
      const at = minuteInChina(services.clock.now())
      const { hotline } = services.settings.brand
      const values = { at, device: name, hotline }
      await services.jobs.sendSms({ phone: mobile, template: 'device-added', values }, db)
      record({ event: 'device-added', ...whose(customer), outcome: 'added' })
      return listOf(store, { ...visitor, device: secret }, customer)
    })
  }
}

export function answerRemoveDevice(services: PersonServices): Handler<typeof removeDevice> {
  return async ({ handle }, visitor) => {
    const customer = await wholePerson(services, visitor)
    const devices = await devicesOf(services, customer.customerKey)
    const device = devices.find(({ id }) => handleOf(services, visitor, id) === handle)
    return visitor.submission.commit(async ({ db, record, giveDevice }) => {
      if (device !== undefined) {
        const isThisOne = (await deviceBehind(services, visitor.device))?.id === device.id
        await removeDevices({ db }, customer.customerKey, device.id)
        if (isThisOne) giveDevice(undefined)
        record({ event: 'device-removed', ...whose(customer), outcome: 'removed' })
      }
      return listOf({ ...services, db }, visitor, customer)
    })
  }
}

async function listOf(
  services: PersonServices,
  visitor: Pick<Visitor, 'session' | 'device'>,
  customer: SessionCustomer,
) {
  const [devices, here] = await Promise.all([
    devicesOf(services, customer.customerKey),
    deviceBehind(services, visitor.device),
  ])
  return {
    devices: devices.map(({ id, device, addedAt, usedAt }) => ({
      handle: handleOf(services, visitor, id),
      name: device,
      addedAt: minuteInChina(addedAt),
      usedAt: minuteInChina(usedAt),
      isThisOne: here?.id === id,
    })),
    canAdd: here === undefined && customer.mobile !== undefined && isFresh(services, customer),
  }
}

function handleOf(
  { keys }: PersonServices,
  { session }: Pick<Visitor, 'session'>,
  id: string,
): string {
  return keys.mac('handle', session.id, 'device', id).subarray(0, 16).toString('base64url')
}

function whose({ customerKey }: SessionCustomer) {
  return { subject: customerKey.toString('hex') }
}

import { array, boolean, type InferOutput, object, string } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'
import { text } from '../rules/text.ts'

/** A browser that remembers the person: a code to their phone is enough there. */
const rememberedDevice = object({
  /** Names it in this session. */
  handle: string(),
  /** iPhone · 微信. */
  name: string(),
  /** `2026-11-16 08:30`. */
  addedAt: string(),
  usedAt: string(),
  isThisOne: boolean(),
})
export type RememberedDevice = InferOutput<typeof rememberedDevice>

const deviceList = object({
  devices: array(rememberedDevice),
  /** A proof of the last minutes, of the whole person, is needed to add one. */
  canAdd: boolean(),
})

/** The browsers that remember whoever is proven here. */
export const listDevices = defineCall({
  path: '/person/listDevices',
  level: 'open',
  response: deviceList,
})

/** Lets this browser remember the person; an SMS tells them of it. Too long after the proof: E3010001. */
export const addDevice = defineCall({
  path: '/person/addDevice',
  kind: 'submit',
  level: 'open',
  request: object({ name: text(40, '设备名称') }),
  response: deviceList,
})

/** Lets a browser forget the person; a handle that names none changes nothing. */
export const removeDevice = defineCall({
  path: '/person/removeDevice',
  kind: 'submit',
  level: 'open',
  request: object({ handle }),
  response: deviceList,
})

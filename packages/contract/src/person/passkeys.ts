import {
  array,
  boolean,
  type InferOutput,
  maxLength,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'
import { text } from '../rules/text.ts'
import { agreedTo } from './proof.ts'
import { proofState } from './read-proof.ts'

/** What a phone or key answers, as base64url; nobody types it. */
function answered(most: number) {
  const incomplete = '这台设备的回答不完整，请再试一次'
  return pipe(string(incomplete), regex(/^[\w-]+$/, incomplete), maxLength(most, incomplete))
}

const credentialId = answered(1400)
const clientDataJSON = answered(4000)

/** What a passkey may sign with, the best first: ES256, EdDSA, RS256 (RFC 8152). */
export const passkeyAlgorithms = [-7, -8, -257] as const

/**
 * What a passkey may stand in for a code of: what concerns its person and changes nothing. A code for a policy goes to
 * the phone on that policy, which may be somebody else's.
 */
export const passkeyActs = ['read-access'] as const
export type PasskeyAct = (typeof passkeyActs)[number]

/** The one act, and of the customer's own what it is done with. */
const act = object({ handle, action: picklist(passkeyActs) })

/** A passkey: face, finger or the PIN of a phone opens what is the person's. */
const passkey = object({
  /** Names it in this session. */
  handle: string(),
  name: string(),
  /** `2026-11-16 08:30`. */
  addedAt: string(),
  /** Absent where it was never used. */
  usedAt: optional(string()),
})
export type Passkey = InferOutput<typeof passkey>

const passkeyList = object({
  passkeys: array(passkey),
  /** A proof of the last minutes, of the whole person, is needed to add one. */
  canAdd: boolean(),
})

/** The passkeys of whoever is proven here. */
export const listPasskeys = defineCall({
  path: '/person/listPasskeys',
  level: 'open',
  response: passkeyList,
})

/** Begins to add a passkey: what the browser asks its owner with. Too long after the proof: E3010001. */
export const startPasskey = defineCall({
  path: '/person/startPasskey',
  kind: 'submit',
  level: 'open',
  response: object({
    /** Good for two minutes, in this session, once. */
    challenge: string(),
    rpId: string(),
    rpName: string(),
    /** Names the person to the browser and tells nobody who they are. */
    userId: string(),
    /** Under which it is kept there: the masked phone. */
    userName: string(),
    /** Credentials of the person: a browser that holds one adds none. */
    known: array(string()),
  }),
})
export type PasskeyAsked = InferOutput<typeof startPasskey.response>

/** Adds the passkey that a browser made; an SMS tells the person of it. */
export const addPasskey = defineCall({
  path: '/person/addPasskey',
  kind: 'submit',
  level: 'open',
  request: object({
    name: text(40, '设备名称'),
    credentialId,
    clientDataJSON,
    attestationObject: answered(20_000),
  }),
  response: passkeyList,
})

/** Removes one; a handle that names none changes nothing. */
export const removePasskey = defineCall({
  path: '/person/removePasskey',
  kind: 'submit',
  level: 'open',
  request: object({ handle }),
  response: passkeyList,
})

/** Begins a proof by passkey. It is the same for everybody: no list of credentials tells who is known. */
export const startPasskeyProof = defineCall({
  path: '/person/startPasskeyProof',
  kind: 'submit',
  level: 'open',
  request: object({ act: optional(act) }),
  response: object({ challenge: string(), rpId: string(), timeoutMs: number() }),
})
export type PasskeyProofAsked = InferOutput<typeof startPasskeyProof.response>

/**
 * Judges what a passkey signed. Without `act` it opens the person as a code and a fact do; with one it is
 * a fresh code for that act and object, of the person who is proven here. Whatever is wrong is one
 * answer (1007). Who has not agreed to the notice that is in force is asked to (1000 at `agreedTo`).
 */
export const provePasskey = defineCall({
  path: '/person/provePasskey',
  kind: 'submit',
  level: 'open',
  request: object({
    act: optional(act),
    agreedTo: optional(agreedTo),
    credentialId,
    clientDataJSON,
    authenticatorData: answered(4000),
    signature: answered(4000),
    userHandle: answered(100),
  }),
  response: proofState,
})

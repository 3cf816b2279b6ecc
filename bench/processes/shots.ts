import { randomUUID } from 'node:crypto'
import {
  downloadPolicy,
  verifyFile,
} from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { findOutlets } from '@ecenter/contract/outlets/outlet.ts'
import { findCarPolicies } from '@ecenter/contract/policies/find-car-policy.ts'
import { queryCarPolicy } from '@ecenter/contract/policies/policy-calls.ts'
import { type Call, urlOf } from '../../packages/contract/src/call.ts'
import { wrap } from '../../packages/contract/src/envelope/head.ts'
import type { Customer } from '../lookups/customers.ts'
import type { Shot } from '../lookups/load.ts'
import { cookieOf, typedCode } from '../lookups/prepare.ts'
import type { ProvenVisitor } from './visitors.ts'

/** A call that is asked again and again. */
export interface Asked {
  readonly next: () => Shot
  readonly isRight: (answer: string) => boolean
}

const isDone = (answer: string) => answer.includes('"resultCode":"1"')

/** Both policies of a car in full, for who has typed the code. */
export function details(visitors: readonly ProvenVisitor[]): Asked {
  const next = inTurn(visitors, (visitor) =>
    shotOf(visitor, queryCarPolicy, { handle: visitor.handles[0] }),
  )
  return { next, isRight: (answer) => isDone(answer) && answer.includes('coverages') }
}

/** A car's policies by plate and ID number, each time from a session and with a code of its own. */
export function lookups(customers: readonly Customer[]): Asked {
  let session = 0
  const next = inTurn(customers, ({ licenseNo, identifyNumber }) => ({
    path: urlOf(findCarPolicies),
    headers: { cookie: `sid=${cookieOf(session++)}` },
    body: JSON.stringify({ licenseNo, identifyNumber, verificationCode: typedCode }),
  }))
  return { next, isRight: (answer) => isDone(answer) && answer.includes('maskedPolicyNo') }
}

/** The first page of the nearest outlets. */
export function outlets(visitors: readonly ProvenVisitor[]): Asked {
  const place = { latitude: 39.9, longitude: 116.4 }
  const next = inTurn(visitors, (visitor) => shotOf(visitor, findOutlets, place))
  return { next, isRight: (answer) => isDone(answer) && answer.includes('distance') }
}

/** Documents that nobody has asked for before: each is set, signed and stored. */
export function documents({ handles, ...visitor }: ProvenVisitor): Asked {
  const next = inTurn(handles, (handle) => shotOf(visitor, downloadPolicy, { handle }))
  return { next, isRight: (answer) => answer.startsWith('%PDF-') }
}

/** Files of two megabytes that somebody wants checked. */
export function uploads(visitors: readonly ProvenVisitor[]): Asked {
  const content = `%PDF-1.7\n${'x'.repeat(2 * 1024 * 1024)}`
  const disposition = 'Content-Disposition: form-data; name="file"; filename="a.pdf"'
  const body = `--b\r\n${disposition}\r\n\r\n${content}\r\n--b--\r\n`
  const type = { 'content-type': 'multipart/form-data; boundary=b' }
  const next = inTurn(visitors, ({ cookie }, at) => {
    // Nobody has so many files checked from one address.
    const address = { 'x-forwarded-for': `10.0.0.${at}` }
    return { path: urlOf(verifyFile), headers: { ...type, ...address, cookie }, body }
  })
  return { next, isRight: isDone }
}

function shotOf(
  { caller, cookie }: Pick<ProvenVisitor, 'caller' | 'cookie'>,
  call: Call,
  body: object,
): Shot {
  const wrapped = wrap(call, body, caller, randomUUID())
  return { path: urlOf(call), headers: { cookie }, body: JSON.stringify(wrapped) }
}

function inTurn<Each>(all: readonly Each[], shotFor: (each: Each, at: number) => Shot): () => Shot {
  let asked = 0
  return () => {
    const at = asked++ % all.length
    const each = all[at]
    if (each === undefined) throw new Error('there is nobody who asks')
    return shotFor(each, at)
  }
}

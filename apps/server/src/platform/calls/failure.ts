import { outages } from '@ecenter/contract/results/outages.ts'
import { type ResultCode, resultCodes } from '@ecenter/contract/results/result-codes.ts'

/**
 * An expected end of a call: a code of the catalogue and what the customer reads (specification,
 * section 8). `{hotline}` in it stands for the number that the settings name.
 */
export class Failure extends Error {
  readonly resultCode: ResultCode
  /** The input that was refused. */
  readonly field: string | undefined
  /** Of what is only too early: in how many seconds it may be asked for again. */
  readonly retryAfterSeconds: number | undefined

  constructor(resultCode: ResultCode, message: string, field?: string, retryAfterSeconds?: number) {
    super(message)
    this.name = 'Failure'
    this.resultCode = resultCode
    this.field = field
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Nothing matches, or it is not the visitor's, or the identity is locked: one answer, so that nobody can probe. */
export function nothingFound(): Failure {
  return new Failure(
    resultCodes.nothingFound,
    '没有查到相符的信息，请核对后重新填写。确认无误的，请拨打 {hotline}。',
  )
}

/** What was looked for, where there is such a thing. */
export function mustBeFound<Found>(found: Found | undefined): Found {
  if (found === undefined) throw nothingFound()
  return found
}

export function fieldRefused(field: string, message: string): Failure {
  return new Failure(resultCodes.fieldRefused, message, field)
}

/** What is asked for does not fit how things stand by now; the message says what to do instead. */
export function stateChanged(message: string, field?: string): Failure {
  return new Failure(resultCodes.stateChanged, message, field)
}

/** A limit of acts or looks is used up. */
export function tooManyLookups(message: string, field?: string): Failure {
  return new Failure(resultCodes.tooManyLookups, message, field)
}

/** A file of the wrong sort, too large, or one too many; the message says what to send instead. */
export function uploadRefused(message: string): Failure {
  return new Failure(resultCodes.uploadRefused, message, 'file')
}

/** Only too early; `retryAfterSeconds` is told, so that the page can wait instead of the customer. */
export function notYet(
  resultCode: ResultCode,
  message: string,
  retryAfterSeconds: number,
): Failure {
  return new Failure(resultCode, message, undefined, retryAfterSeconds)
}

export function grantMissing(): Failure {
  return new Failure(resultCodes.grantMissing, '验证已过期，请重新验证。')
}

/** Of a member of staff, whose work is another. */
export function roleMissing(): Failure {
  return new Failure(
    resultCodes.roleMissing,
    '您的角色不能做这件事。确实需要的，请联系主管调整角色。',
  )
}

/** Nobody is signed in at the desk, or no longer. */
export function signInNeeded(): Failure {
  return new Failure(resultCodes.grantMissing, '登录已结束，请重新登录。')
}

/** Whether something of ours is down: then the same request may well succeed a moment later. */
export function isOutage({ resultCode }: Failure): boolean {
  return outages.includes(resultCode)
}

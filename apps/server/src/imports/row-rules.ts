import { outletDraft } from '@ecenter/contract/outlets/desk/outlets-at-desk.ts'
import {
  idNumber,
  isResidentIdNumber,
  residentCheckCharacter,
} from '@ecenter/contract/rules/people/id-number.ts'
import { mobile } from '@ecenter/contract/rules/people/mobile.ts'
import { name } from '@ecenter/contract/rules/people/name.ts'
import {
  boolean,
  check,
  date,
  description,
  isoDate,
  isoTimestamp,
  maxValue,
  minValue,
  number,
  optional,
  pipe,
  regex,
  safeInteger,
  strictObject,
  string,
  transform,
} from 'valibot'
import { isNumberOf } from '../platform/numbers/numbers.ts'
import { orInstead, orLeftOut } from './tolerance.ts'

/** An hour of a day. */
export function hour(words: string) {
  const range = 'is no hour from 0 to 23'
  return pipe(
    number(),
    safeInteger(range),
    minValue(0, range),
    maxValue(23, range),
    description(words),
  )
}

const noDay = 'is no day from 1900 to 2199, such as 2026-03-31'

/** A day that is in the calendar; the database refuses all others. */
export function day(words: string) {
  return pipe(string(), isoDate(noDay), check(isInCalendar, noDay), description(words))
}

/** A moment, with how far its clock is from UTC. */
export function moment(words: string) {
  return pipe(
    string(),
    isoTimestamp('is no moment, such as 2026-03-31T09:35:00+08:00'),
    check((typed) => isInCalendar(typed.slice(0, 10)), 'is on no day between 1900 and 2199'),
    transform((typed) => new Date(typed)),
    date('is no moment, such as 2026-03-31T09:35:00+08:00'),
    description(words),
  )
}

/** Money in fen; no insurer has more of it than PostgreSQL has digits. */
export function amount(words: string) {
  return pipe(
    number('is no number'),
    safeInteger('is no whole number of fen'),
    minValue(0, 'is less than 0'),
    maxValue(Number.MAX_SAFE_INTEGER),
    description(`${words}, in fen`),
  )
}

export function yesOrNo(words: string) {
  return pipe(boolean('is neither true nor false'), description(words))
}

export function branchCode(words: string) {
  return pipe(string(), regex(/^\d{8}$/, 'is not eight digits'), description(words))
}

export function orderNumber(words: string) {
  return pipe(
    string(),
    check((no) => isNumberOf('order', no), 'is no number of an order (NUMBERS_FILE)'),
    description(words),
  )
}

/** Of the insurer's own, not of a customer. */
export function phone(words: string) {
  return pipe(outletDraft.entries.phone, description(words))
}

/** Somebody who has a part in a policy. */
export function party(who: string) {
  return strictObject({
    name: pipe(name, description(`${who}: name`)),
    idNumber: customerIdNumber(`${who}: ID number, unified social credit code, passport or permit`),
    mobile: optional(
      orLeftOut(
        pipe(mobile, description(`${who}: mobile number, without which no code reaches them`)),
      ),
    ),
  })
}

/** What a customer is known by. The core has old ones too, and some that were mistyped: they must not lose a policy. */
export function customerIdNumber(words: string) {
  return orInstead(pipe(idNumber, description(words)), oldIdNumber)
}

/** One of 15 digits is that of 18 without century and check character; any other is taken as it stands. */
function oldIdNumber(told: unknown): string | undefined {
  const typed = typeof told === 'string' ? told.trim().toUpperCase() : ''
  if (/^\d{15}$/.test(typed)) {
    const digits = `${typed.slice(0, 6)}19${typed.slice(6)}`
    const whole = digits + residentCheckCharacter(digits)
    if (isResidentIdNumber(whole)) return whole
  }
  return /^[A-Z\d-]{5,30}$/.test(typed) ? typed : undefined
}

export function areDistinct(keys: readonly string[]): boolean {
  return new Set(keys).size === keys.length
}

function isInCalendar(typed: string): boolean {
  // A day that a month has not is read as one of the next.
  const day = /^\d{4}-\d\d-(\d\d)$/.exec(typed)?.[1]
  return new Date(typed).getUTCDate() === Number(day) && typed >= '1900' && typed < '2200'
}

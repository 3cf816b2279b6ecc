import type { CustomerThing, ThingKind } from '@ecenter/contract/customers/desk/customer-thing.ts'
import { maskPlate, maskPolicyNumber } from '../../../platform/mask/mask.ts'

/** Something that was found, with what decides who may be shown how much of it. */
export interface FoundThing {
  readonly kind: ThingKind
  readonly id: string
  readonly title: string
  readonly number?: string | undefined
  readonly plate?: string | undefined
  /** Of a policy: the first one of its car that is listed with it. */
  readonly carId?: string | undefined
  readonly amountFen?: number | undefined
  readonly status: string
  /** What a colleague wrote of it. */
  readonly note?: string | undefined
  /** `2026-11-20 08:46`. */
  readonly at: string
  /** What somebody owes it; absent where nothing. */
  readonly waits?: { readonly dueAt?: string | undefined; readonly isLate: boolean } | undefined
  /** Who is named in it: a name that was asked for has to be among them. */
  readonly names: readonly string[]
  /** Whose it is, where a person is known; they read that it was looked at. */
  readonly customerKey?: Buffer | undefined
  /** The policy that it hangs on: facts about one policy open this alone. */
  readonly policyId?: string | undefined
  /** Its own page would refuse whoever asks. */
  readonly isShut?: boolean | undefined
  /** What was answered to it in writing. */
  readonly letters?: readonly FoundThing[] | undefined
  /** It was found by a phone alone: whose it is, nobody has said. */
  readonly isByPhone?: boolean | undefined
}

/** Numbers of a few characters name something and tell nothing. */
const maskedFrom = 12

/** As staff read it: numbers, plates and amounts once its customer has proven who they are. */
export function thingShown(thing: FoundThing, isOpen: boolean): CustomerThing {
  const { kind, id, title, number, plate, carId, amountFen, status, note, at, waits, isShut } =
    thing
  return {
    kind,
    thingId: id,
    title,
    number: isOpen ? number : number && maskedNumber(number),
    plate: isOpen ? plate : plate && maskPlate(plate),
    carId,
    amount: isOpen && amountFen !== undefined ? yuan(amountFen) : undefined,
    status,
    note,
    at,
    isWaiting: waits !== undefined,
    dueAt: waits?.dueAt,
    isLate: waits?.isLate ?? false,
    isShut,
  }
}

/** What is late in front, then what is due first, then what has no day, the oldest first. */
export function mostUrgentFirst(things: readonly FoundThing[]): FoundThing[] {
  const rank = ({ waits, at }: FoundThing) =>
    `${waits?.isLate ? 0 : 1}${waits?.dueAt ?? '9999'}${at}`
  return things
    .filter(({ waits }) => waits !== undefined)
    .toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
}

export function latestFirst(things: readonly FoundThing[]): FoundThing[] {
  return things.toSorted((one, other) => (one.at > other.at ? -1 : 1))
}

function maskedNumber(number: string): string {
  return number.length < maskedFrom ? number : maskPolicyNumber(number)
}

function yuan(fen: number): string {
  return (fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
}

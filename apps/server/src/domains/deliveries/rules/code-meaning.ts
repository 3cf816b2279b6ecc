import type { DeliveryCode, DeliverySequence } from '@ecenter/contract/constants/couriers.ts'
import { isCodeOf } from './delivery-event.ts'

/** A step of the way from the insurer to the customer; the two sequences take different ones. */
export type StepKind =
  | 'insured'
  | 'preparing-collection'
  | 'collecting'
  | 'preparing-delivery'
  | 'delivering'
  | 'received'

/** What a code says: that a step was reached, or that a try at it failed. */
export interface CodeMeaning {
  readonly kind: StepKind
  readonly hasFailed: boolean
}

/** Section 4; the codes of each sequence are in the order of its way. */
const meanings = {
  A: {
    '0': reached('insured'),
    '1': reached('preparing-collection'),
    '2': reached('collecting'),
    '3': reached('preparing-delivery'),
    '4': reached('delivering'),
    '5': reached('received'),
    '61': failed('preparing-delivery'),
    '62': failed('delivering'),
  },
  B: {
    '0': reached('insured'),
    '1': reached('preparing-delivery'),
    '2': reached('delivering'),
    '3': reached('received'),
    '41': failed('delivering'),
    '42': failed('preparing-delivery'),
  },
} as const satisfies {
  readonly [Sequence in DeliverySequence]: Record<DeliveryCode<Sequence>, CodeMeaning>
}

/** Undefined where the sequence does not define the code. */
export function meaningOf(sequence: DeliverySequence, code: string): CodeMeaning | undefined {
  const defined: Readonly<Record<string, CodeMeaning>> = meanings[sequence]
  return defined[code]
}

/** The steps of a delivery that goes well. */
export function wayOf(sequence: DeliverySequence): StepKind[] {
  const defined: readonly CodeMeaning[] = Object.values(meanings[sequence])
  return defined.filter(({ hasFailed }) => !hasFailed).map(({ kind }) => kind)
}

/** The code that says that a step was reached. */
export function codeOf(sequence: DeliverySequence, step: StepKind): DeliveryCode {
  const code = codesOf(sequence).find((each) => {
    const meaning = meaningOf(sequence, each)
    return meaning?.kind === step && !meaning.hasFailed
  })
  if (code === undefined) throw new Error(`sequence ${sequence} has no step ${step}`)
  return code
}

export function codesOf(sequence: DeliverySequence): DeliveryCode[] {
  return Object.keys(meanings[sequence]).filter((code) => isCodeOf(sequence, code))
}

/** Whether it says that the money has come: the papers go out after that. */
export function isAfterPayment(sequence: DeliverySequence, code: string): boolean {
  const way = wayOf(sequence)
  const { kind } = meaningOf(sequence, code) ?? {}
  return kind !== undefined && way.indexOf(kind) > way.indexOf('collecting')
}

function reached(kind: StepKind): CodeMeaning {
  return { kind, hasFailed: false }
}

function failed(kind: StepKind): CodeMeaning {
  return { kind, hasFailed: true }
}

import type { typedPhonePurposes } from '@ecenter/contract/verification/code.ts'

export interface TypedPhone {
  readonly mobile: string
  readonly purpose: (typeof typedPhonePurposes)[number]
}

/** Names what a code to a typed phone proves. */
export function proofOf({ mobile, purpose }: TypedPhone): string {
  return `${purpose} ${mobile}`
}

/** The phone in the name of a proof. */
export function phoneIn(proof: string): string {
  return proof.split(' ')[1] ?? ''
}

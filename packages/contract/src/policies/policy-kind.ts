import { type InferOutput, picklist } from 'valibot'

/** The kinds that insure a car: compulsory (交强险), commercial (商业险), accidents of its occupants. */
export const carKinds = ['compulsory', 'commercial', 'accident'] as const

/** Every other kind; each has facts of its own (`risk-facts.ts` on the server). */
export const otherKinds = [
  'household',
  'personal-accident',
  'driver-accident',
  'student-accident',
  'borrower-accident',
  'flight-delay',
  'return-freight',
  'liability',
  'group',
] as const

export const policyKind = picklist([...carKinds, ...otherKinds])
export type PolicyKind = InferOutput<typeof policyKind>
export type CarKind = (typeof carKinds)[number]
export type OtherKind = (typeof otherKinds)[number]

/** Car policies open in the car's own detail, all others in `/policy-detail`. */
export function isCarKind(kind: PolicyKind): kind is CarKind {
  return carKinds.some((each) => each === kind)
}

import { type InferOutput, picklist } from 'valibot'

/** Compulsory (交强险), commercial (商业险), or the traffic accident cover (意外险) of a car. */
export const policyKind = picklist(['compulsory', 'commercial', 'accident'])
export type PolicyKind = InferOutput<typeof policyKind>

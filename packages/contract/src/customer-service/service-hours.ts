import { boolean, type InferOutput, object, optional, string } from 'valibot'

/** When people answer, in words, and whether they do now. */
export const serviceHours = object({
  /** `每天 08:00–20:00`. */
  hours: string(),
  isOpen: boolean(),
  /** `明天 08:00`, while it is closed. */
  opensAt: optional(string()),
})
export type ServiceHours = InferOutput<typeof serviceHours>

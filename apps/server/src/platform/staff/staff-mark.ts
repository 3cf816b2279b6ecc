import { type InferOutput, object, string } from 'valibot'

/** Who of the staff did something, as they were called then. */
export const staffMark = object({ staffId: string(), name: string() })
export type StaffMark = InferOutput<typeof staffMark>

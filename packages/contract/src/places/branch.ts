import { type InferOutput, object, string } from 'valibot'

/** A branch (分支机构) of the insurer. */
export const branch = object({
  comCode: string(),
  comName: string(),
  address: string(),
  phone: string(),
})
export type Branch = InferOutput<typeof branch>

import { type InferOutput, object, optional, string } from 'valibot'
import { fen } from '../rules/fen.ts'

/** One cover of a policy; the compulsory limits are covers too. */
export const policyCoverage = object({
  code: string(),
  name: string(),
  note: optional(string()),
  /** Without a limit the cover is a service (道路救援, 代驾 …) or pays what it costs. */
  limit: optional(fen),
  premium: optional(fen),
  deductible: optional(string()),
})
export type PolicyCoverage = InferOutput<typeof policyCoverage>

import { array, type InferOutput, object, optional, string } from 'valibot'
import { fen } from '../rules/fen.ts'

/** One labelled line, in Chinese, as detail page and document both print it. */
export const policyFact = object({ label: string(), value: string() })
export type PolicyFact = InferOutput<typeof policyFact>

/** Facts that belong together: the flight, the school, the premises. */
export const detailInfo = object({ title: string(), facts: array(policyFact) })
export type DetailInfo = InferOutput<typeof detailInfo>

/** One thing that is insured, with what it is insured for where it has a sum of its own. */
export const riskItem = object({
  name: string(),
  note: optional(string()),
  sumInsured: optional(fen),
})
export type RiskItem = InferOutput<typeof riskItem>

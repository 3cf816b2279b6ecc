import { array, type InferOutput, number, object, optional, picklist, string } from 'valibot'
import { person } from '../../policies/store/policy-record.ts'
import { offerFacts, payeeFacts } from '../rules/money/offer-facts.ts'
import { settlementFacts } from '../rules/money/settlement-facts.ts'

const vehicle = object({
  role: picklist(['own', 'other']),
  licenseNo: string(),
  brandModel: string(),
  damage: string(),
})

const damage = object({
  name: string(),
  remedy: string(),
  /** Absent until it is assessed. */
  amountFen: optional(number()),
})

/** The personal part of a claim, as it is sealed in its row. */
export const claimSecrets = object({
  registNo: string(),
  /** Of every policy that the accident falls under, such as both of a car. */
  policyNos: array(string()),
  /** Their mobile is the phone on file: whoever reported may be a stranger. */
  insured: person,
  /** Nameless where nobody told the core who it was, or none may find the claim by it. */
  reporter: object({ name: optional(string()), mobile: string() }),
  accident: object({
    place: string(),
    cause: string(),
    course: string(),
    liability: optional(string()),
  }),
  vehicles: array(vehicle),
  damages: array(damage),
  surveyor: optional(object({ name: string(), phone: string(), hours: string() })),
  /** By when the core expects a step to be done, an ISO date. */
  plannedDays: optional(array(object({ step: string(), by: string() }))),
  /** Why nothing is paid. */
  refusalReason: optional(string()),
  /** Why a report was cancelled at the desk; its insured reads it. */
  cancellationReason: optional(string()),
  /**
   * Why staff passed over a step, on what they paid, or why they took an event back; nobody else reads it. `at` is that of the
   * event. `told` is what they said of it to the insured, who reads it.
   */
  skipReasons: optional(
    array(object({ type: string(), at: string(), reason: string(), told: optional(string()) })),
  ),
  settlement: optional(settlementFacts),
  /** Whom a payment went to, as the core told with it; `at` is that of the event. */
  paidInto: optional(array(object({ at: string(), payee: payeeFacts }))),
  /** What the customer is asked to agree to. */
  offer: optional(offerFacts),
  /** The version of it that was answered here last. */
  answeredOffer: optional(number()),
})
export type ClaimSecrets = InferOutput<typeof claimSecrets>

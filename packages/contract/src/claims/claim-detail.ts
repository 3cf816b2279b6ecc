import { array, boolean, type InferOutput, object, optional, string } from 'valibot'
import { fen } from '../rules/fen.ts'
import { claimDocument } from './claim-document.ts'
import { claimProgress } from './claim-progress.ts'
import { claimSettlement } from './claim-settlement.ts'

/** A vehicle of the accident, ours or another's. */
const claimVehicle = object({
  /** 本车 or 对方车辆. */
  role: string(),
  maskedPlate: string(),
  brandModel: string(),
  damage: string(),
})

/** One thing that was damaged, and what it costs once that is assessed. */
const claimDamage = object({
  name: string(),
  /** 更换, 维修, 工时, 医疗费 … */
  remedy: string(),
  amount: optional(fen),
})

/** All of a claim: its progress, and the facts that only the insured may read. */
export const claimDetail = object({
  ...claimProgress.entries,
  accident: object({
    place: string(),
    cause: string(),
    course: string(),
    /** 主要责任, with the share that is ours. */
    liability: optional(string()),
  }),
  vehicles: array(claimVehicle),
  damages: array(claimDamage),
  /** The sum of the damages, once all of them are assessed. */
  assessedTotal: optional(fen),
  surveyor: optional(object({ name: string(), phone: string(), hours: string() })),
  documents: array(claimDocument),
  settlement: optional(claimSettlement),
  /** Whether each new step is told by SMS; absent where no phone is on file. */
  subscription: optional(object({ isOn: boolean(), maskedMobile: string() })),
})
export type ClaimDetail = InferOutput<typeof claimDetail>

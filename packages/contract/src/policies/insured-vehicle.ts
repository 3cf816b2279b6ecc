import {
  type InferOutput,
  integer,
  minValue,
  number,
  object,
  optional,
  pipe,
  string,
} from 'valibot'

/** The car of a policy; a new car has no plate yet. */
export const insuredVehicle = object({
  licenseNo: optional(string()),
  brandModel: string(),
  maskedFrameNo: string(),
  maskedEngineNo: string(),
  /** As the driving licence says, for example 家庭自用. */
  useNature: string(),
  seats: pipe(number(), integer(), minValue(1)),
  /** ISO date. */
  firstRegisteredOn: string(),
})
export type InsuredVehicle = InferOutput<typeof insuredVehicle>

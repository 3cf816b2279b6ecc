import { dayInChinese } from '../../../platform/documents/chinese-day.ts'
import type { Policy } from '../../policies/store/policy.ts'

export type PrintedVehicle = {
  readonly licenseNo: string
  readonly brandModel: string
  readonly frameNo: string
  readonly engineNo: string
  readonly useNature: string
  readonly seats: string
  readonly firstRegisteredOn: string
}

/** Throws an Error for a policy that insures no car. */
export function printedVehicle({ vehicle, ref }: Policy): PrintedVehicle {
  if (vehicle === undefined) throw new Error(`policy ${ref.id} has no vehicle`)
  return {
    ...vehicle,
    licenseNo: vehicle.licenseNo ?? '新车未上牌',
    seats: `${vehicle.seats} 人`,
    firstRegisteredOn: dayInChinese(vehicle.firstRegisteredOn),
  }
}

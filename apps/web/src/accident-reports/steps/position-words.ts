import type { Position } from '@ecenter/contract/accident-reports/accident.ts'

/** As it is read out on the telephone: 东经 116.46123，北纬 39.91234. */
export function positionWords({ latitude, longitude }: Position): string {
  const eastOrWest = longitude < 0 ? '西经' : '东经'
  const northOrSouth = latitude < 0 ? '南纬' : '北纬'
  return `${eastOrWest} ${Math.abs(longitude)}，${northOrSouth} ${Math.abs(latitude)}`
}

import { grouped } from '../../platform/progress/progress-bar.ts'
import { FileFault } from '../file-fault.ts'
import type { Rows } from './row-format.ts'

/** Goes through a file for the number of its rows alone, and refuses one that has more or fewer than `told`. */
export async function refuseOtherCount({ rows }: Rows, told: number): Promise<void> {
  let count = 0
  for await (const _ of rows) count += 1
  if (count !== told) {
    throw new FileFault(`the file has ${grouped(count)} rows, not ${grouped(told)}`)
  }
}

import type { Call } from '@ecenter/contract/call.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'

const relegationPath = '/policy/policyQueryRelegation'

interface Ended {
  readonly call: Pick<Call, 'path'>
  readonly code: string
}

/** Without a query type there is nothing to show: the page before knows it (specification, section 8). */
export function goesBack({ call: { path }, code }: Ended): boolean {
  return path === relegationPath && code === resultCodes.queryTypeEmpty
}

import type { Call } from '@ecenter/contract/call.ts'

/** The script-readable flag that the car policy screens set and the session's end removes. */
export const carPolicyCookie = 'car-policy-query=1'

const downloadCalls = ['/electronic/downloadPolicy', '/policyDownload/wapDownload']
const smsCalls = ['/verification/getSMSCode', '/sendMsg/sendSmsWap']
const longCodeLength = 8

interface Ended {
  readonly call: Pick<Call, 'path'>
  readonly queryType?: unknown
  readonly cookies: string
  readonly code: string
}

/** The short codes that show no dialog of their own (specification, section 8). */
export function isSilenced({ call: { path }, queryType, cookies, code }: Ended): boolean {
  if (code.length >= longCodeLength) return false
  if (downloadCalls.includes(path)) return cookies.split('; ').includes(carPolicyCookie)
  return smsCalls.includes(path) && queryType === 'car'
}

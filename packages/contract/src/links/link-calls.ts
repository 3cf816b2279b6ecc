import { checkInfo } from './check-info.ts'
import { wapShortInfo } from './wap-short-info.ts'
import { xcInfo } from './xc-info.ts'

export const linkCalls = {
  wapShortInfo,
  checkInfo,
  xcInfo,
}

import { maxLength, optional, pipe, string, trim } from 'valibot'
import { isoDay } from '../../rules/iso-day.ts'
import { storable } from '../../rules/storable.ts'
import { promotedProduct } from '../promoted-product.ts'

/** Which applications are meant; all of them where nothing is named. */
export const promoterQuestion = {
  product: optional(promotedProduct),
  /** The first and the last day in China. */
  from: optional(isoDay('开始日期')),
  to: optional(isoDay('结束日期')),
  /** How an employee number begins. */
  employeeNo: optional(pipe(string(), trim(), maxLength(20, '工号最多 20 位'), storable()), ''),
  /** Words of the name, branch, area, codes or link; or the whole phone. */
  search: optional(pipe(string(), trim(), maxLength(40, '搜索最多 40 个字'), storable()), ''),
}

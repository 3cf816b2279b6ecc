import { regex } from 'valibot'

/** No database keeps U+0000 in a text. Nobody types it, but it may be pasted with other words. */
export function storable(message = '里面有看不见的特殊字符，请删去后重新填写') {
  return regex(/^[^\0]*$/, message)
}

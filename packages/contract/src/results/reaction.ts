import { resultCodes } from './result-codes.ts'

/** What the customer sees after an answer (specification, section 8). */
export type Reaction =
  | { readonly kind: 'none' }
  | { readonly kind: 'confirm'; readonly text: string; readonly code: string }
  | { readonly kind: 'reload'; readonly text: string; readonly code: string }
  | { readonly kind: 'go-home'; readonly text: string; readonly code: string }
  | { readonly kind: 'alert'; readonly text: string }

export const dataFetchFailed = '数据获取失败，您可以返回首页重新办理。'
export const networkCrashed = '网络出了点问题，请刷新重试。'

export function reactionTo(code: string, message: string): Reaction {
  if (code === resultCodes.success) return { kind: 'none' }
  switch (classOf(code)) {
    case '1':
      return { kind: 'confirm', text: dataFetchFailed, code }
    case '2':
      return { kind: 'reload', text: networkCrashed, code }
    case '3':
    case '9':
      return { kind: 'go-home', text: message, code }
    default:
      return { kind: 'alert', text: message }
  }
}

/** The 7th character from the end decides, in codes of 8 characters or more. */
function classOf(code: string): string | undefined {
  return code.length >= 8 ? code.at(-7) : undefined
}

import { isMiniProgram } from '../../shell/arrival/is-mini-program.ts'
import { isWeChat } from '../../shell/arrival/is-we-chat.ts'

/**
 * Whether the browser keeps a file that a page hands it. Web views inside apps do not: of Android
 * they say `; wv)`, on iOS they leave out Safari, and mini-programs name themselves.
 */
export function canSaveFiles(userAgent = navigator.userAgent): boolean {
  if (isWeChat(userAgent) || isMiniProgram(userAgent)) return false
  if (/; wv\)/.test(userAgent)) return false
  return !/\((iPhone|iPad|iPod)/.test(userAgent) || /Safari\//.test(userAgent)
}

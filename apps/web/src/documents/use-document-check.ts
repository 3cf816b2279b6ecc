import {
  checkButton,
  checkDownloadButton,
  wapElecCheck,
} from '@ecenter/contract/electronic-policies/download-buttons.ts'
import { useCall } from '../client/use-call.ts'
import { asksPlainly } from '../shell/asks-plainly.ts'

/** Whether the document of a policy can be had in this way, and if not, why. */
export function useDocumentCheck(handle: string, way: 'download' | 'email') {
  const isPlain = asksPlainly()
  const ofChannel = useCall(wapElecCheck, isPlain ? { handle } : undefined, { isPart: true })
  const own = useCall(
    way === 'download' ? checkDownloadButton : checkButton,
    isPlain ? undefined : { handle },
    { isPart: true },
  )
  if (!isPlain) return own
  const { value, ...state } = ofChannel
  return { ...state, value: value && { ...value, isAvailable: isWayOpen(value, way) } }
}

function isWayOpen(
  { canDownload, canEmail }: { readonly canDownload: boolean; readonly canEmail: boolean },
  way: 'download' | 'email',
): boolean {
  return way === 'download' ? canDownload : canEmail
}

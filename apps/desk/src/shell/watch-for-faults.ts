import { deskPath } from '@ecenter/contract/desk/desk-call.ts'
import { isLoadFailure } from '@ecenter/contract/outcome/load-failure.ts'
import { showToast } from '../kit/overlays/toast-store.ts'
import { reportFault } from './report-fault.ts'

/**
 * What breaks in an answer to a press leaves the page as it stands: it is reported, and whoever pressed is told
 * that it was our fault.
 */
export function watchForFaults(): void {
  addEventListener('error', ({ error }) => own(error))
  addEventListener('unhandledrejection', ({ reason }) => own(reason))
}

/** Scripts of an extension break too, and are none of ours. */
function own(error: unknown): void {
  const scripts = `${location.origin}${deskPath}assets/`
  const isOurs = error instanceof Error && error.stack?.includes(scripts)
  if (!isOurs || isLoadFailure(error)) return
  reportFault(error)
  if (!navigator.userActivation?.isActive) return
  showToast('刚才这一步没有做成，是程序出了问题，不是您的网络或操作。请再试一次。')
}

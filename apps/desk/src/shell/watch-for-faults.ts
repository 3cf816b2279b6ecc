import { isOwnFault } from '@ecenter/client/faults.ts'
import { deskPath } from '@ecenter/contract/desk/desk-call.ts'
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

function own(error: unknown): void {
  if (!isOwnFault(error, `${deskPath}assets/`)) return
  reportFault(error)
  if (!navigator.userActivation?.isActive) return
  showToast('刚才这一步没有做成，是程序出了问题，不是您的网络或操作。请再试一次。')
}

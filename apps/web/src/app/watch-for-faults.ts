import { isOwnFault } from '@ecenter/client/faults.ts'
import { tellFailure } from '../client/failures/failure-dialog.ts'
import { reportFault } from '../shell/report-fault.ts'

const failed = {
  kind: 'rejected',
  code: '',
  message:
    '刚才这一步没有做成，是我们的程序出了问题，不是您的网络或操作。填写的内容都在，请再试一次。',
} as const

/**
 * What breaks in an answer to a press leaves the page as it stands: it is reported, and whoever pressed is told
 * that it was our fault. Listening twice is listening once.
 */
export function watchForFaults(): void {
  addEventListener('error', handleError)
  addEventListener('unhandledrejection', handleRejection)
}

function handleError({ error }: ErrorEvent): void {
  own(error)
}

function handleRejection({ reason }: PromiseRejectionEvent): void {
  own(reason)
}

function own(error: unknown): void {
  if (!isOwnFault(error, '/assets/')) return
  reportFault(error)
  if (navigator.userActivation?.isActive) tellFailure({ call: { path: '/' }, failed })
}

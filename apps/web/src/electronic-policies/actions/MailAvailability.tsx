import type { ReactNode } from 'react'
import { usePaperCheck } from '../../documents/use-paper-check.ts'
import { Loading } from '../../kit/Loading.tsx'
import { NoticeBar } from '../../kit/NoticeBar.tsx'
import { FailureNotice } from '../../verification/FailureNotice.tsx'

interface MailAvailabilityProps {
  readonly handle: string
  /** Shown when this policy can be mailed. */
  readonly children: ReactNode
}

/** Asks before anything is typed, and says why not. */
export function MailAvailability({ handle, children }: MailAvailabilityProps) {
  const { value, failed, isLoading, ask } = usePaperCheck(handle, 'email')
  if (failed !== undefined && !isLoading) return <FailureNotice failed={failed} onRetry={ask} />
  if (value === undefined) return <Loading />
  if (value.isAvailable) return children
  return <NoticeBar tone="warning">{value.reason}</NoticeBar>
}

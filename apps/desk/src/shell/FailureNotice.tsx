import type { Failed } from '@ecenter/client/result.ts'
import { failureText } from '../client/failures.ts'
import { Callout } from '../kit/layout/Callout.tsx'

/** Why something did not go, read out at once; nothing while it has not failed. */
export function FailureNotice({ failed }: { readonly failed: Failed | undefined }) {
  if (failed === undefined) return null
  return (
    <Callout tone="danger" isAlert>
      {failureText(failed)}
    </Callout>
  )
}

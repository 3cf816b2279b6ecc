import { CircleCheck } from 'lucide'
import { useEffect } from 'react'
import { ResultState } from '../../kit/ResultState.tsx'
import { forbidBack } from '../../shell/back-guard.ts'
import { WaysOn } from './WaysOn.tsx'

/** What the insurer says to whoever has answered; back does not lead into the form. */
export function Thanks({ thanks }: { readonly thanks: string }) {
  useEffect(() => {
    forbidBack()
    scrollTo(0, 0)
  }, [])
  return (
    <ResultState tone="success" icon={CircleCheck} title="收到您的回答了" actions={<WaysOn />}>
      {thanks}
    </ResultState>
  )
}

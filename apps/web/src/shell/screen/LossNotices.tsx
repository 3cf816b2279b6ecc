import { type ComponentType, lazy, Suspense } from 'react'
import { useLostState } from '../../state/keeping/lost-state.ts'

/** Few customers ever lose anything. Should it not come, the page is none the worse. */
const LossNotice = lazy<ComponentType>(() =>
  import('./LossNotice.tsx').then(
    ({ LossNotice }) => ({ default: LossNotice }),
    () => ({ default: () => null }),
  ),
)

/** On every screen: what this visit had kept and could not be read again. */
export function LossNotices() {
  const hasLost = useLostState(({ names }) => names.length > 0)
  if (!hasLost) return null
  return (
    <Suspense>
      <LossNotice />
    </Suspense>
  )
}

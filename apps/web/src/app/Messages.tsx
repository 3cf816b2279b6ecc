import { lazy, Suspense, useEffect } from 'react'
import { useFailureDialog } from '../client/failure-dialog.ts'
import { useRenewal } from '../client/renewal.ts'
import { brand, hotlineUrl } from '../shell/brand.ts'
import { PageBoundary } from './PageBoundary.tsx'

const loadFailureDialog = () => import('../client/FailureDialog.tsx')

const FailureDialog = lazy(async () => ({ default: (await loadFailureDialog()).FailureDialog }))
const RenewalSheet = lazy(async () => ({
  default: (await import('./RenewalSheet.tsx')).RenewalSheet,
}))

/** A first visit has long been painted by then. */
const patienceMs = 5000

/** What any page may say over itself: that something failed, that a proof has expired. */
export function Messages() {
  const { reaction } = useFailureDialog()
  const { wanted } = useRenewal()

  useEffect(() => {
    // What tells of a lost network has to be there before the network is lost.
    const timer = setTimeout(() => loadFailureDialog().catch(() => undefined), patienceMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <PageBoundary fallback={null}>
      <Suspense>
        {reaction.kind !== 'none' && (
          <FailureDialog reaction={reaction} homeUrl={brand.homeUrl} hotlineUrl={hotlineUrl} />
        )}
        {wanted !== undefined && <RenewalSheet renewal={wanted} />}
      </Suspense>
    </PageBoundary>
  )
}

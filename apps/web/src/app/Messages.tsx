import { lazy, Suspense, useEffect } from 'react'
import { useFailureDialog } from '../client/failure-dialog.ts'
import { useRenewal } from '../client/renewal.ts'
import { brand, hotlineUrl } from '../shell/brand.ts'
import { later } from '../shell/later.ts'
import { pathOf } from '../shell/location.ts'
import { useBasicInfo } from '../state/basic-info.ts'
import { loadSealing } from '../state/sealed-storage.ts'
import { loadNotices, PageBoundary } from './PageBoundary.tsx'

const FailureDialog = lazy(async () => ({ default: (await loadNotices()).FailureDialog }))
const ProofRenewal = lazy(async () => ({ default: (await loadNotices()).ProofRenewal }))

/** A first visit has long been painted by then. */
const patienceMs = 5000

/** What any page may say over itself: that something failed, that a proof ends or has expired. */
export function Messages() {
  const { told } = useFailureDialog()
  const { wanted } = useRenewal()
  const { allowGoHome } = useBasicInfo()

  useEffect(() => {
    const openedAt = pathOf(location.hash)
    // What tells of a lost network or a fault, and keeps what is typed without one, has to be there before.
    const timer = setTimeout(() => {
      for (const load of [loadNotices, loadSealing]) load().catch(() => undefined)
      void later(({ beginLater }) => beginLater(openedAt))
    }, patienceMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <PageBoundary fallback={null}>
      <Suspense>
        {told !== undefined && (
          <FailureDialog
            told={told}
            homeUrl={allowGoHome ? brand.homeUrl : undefined}
            hotlineUrl={hotlineUrl}
          />
        )}
        {wanted !== undefined && <ProofRenewal renewal={wanted} />}
      </Suspense>
    </PageBoundary>
  )
}

import { Icon } from '@ecenter/ui/Icon.tsx'
import { X } from 'lucide'
import { PageFoot } from '../../kit/layout/PageFoot.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import type { Car } from './car.ts'
import styles from './NotCoveredSheet.module.css'

interface NotCoveredSheetProps {
  readonly handle: string
  readonly car: Pick<Car, 'notBought' | 'never'>
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What is not paid: what was not bought, and what nobody insures. The clauses prevail. */
export function NotCoveredSheet({ handle, car, isOpen, onClose }: NotCoveredSheetProps) {
  return (
    <Sheet title="哪些情况不赔" isOpen={isOpen} onClose={onClose}>
      {car.notBought.length > 0 && (
        <section className={styles.part}>
          <h3>没买，所以不赔</h3>
          <NoList items={car.notBought.map(({ what, note }) => ({ what, note }))} />
          <a className={styles.ask} href="#/car-purchase">
            问问加保
          </a>
        </section>
      )}
      <section className={styles.part}>
        <h3>买了也不赔</h3>
        <NoList items={car.never.map((what) => ({ what, note: undefined }))} />
      </section>
      <PageFoot>
        以上是大意，以<a href={`#/policy-detail-PDFList?handle=${handle}`}>条款原文</a>为准
      </PageFoot>
    </Sheet>
  )
}

interface NoListProps {
  readonly items: readonly { readonly what: string; readonly note: string | undefined }[]
}

function NoList({ items }: NoListProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ what, note }) => (
        <li key={what}>
          <Icon of={X} />
          <span>
            {what}
            {note !== undefined && <small>{note}</small>}
          </span>
        </li>
      ))}
    </ul>
  )
}

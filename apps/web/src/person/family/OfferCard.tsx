import type { FamilyList, ReceivedDelegation } from '@ecenter/contract/person/family.ts'
import { useState } from 'react'
import { Button } from '../../kit/buttons/Button.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { AcceptSheet } from './AcceptSheet.tsx'
import styles from './family.module.css'
import { scopeText, termText } from './family-words.ts'

interface OfferCardProps {
  readonly offer: ReceivedDelegation
  readonly isBusy: boolean
  readonly onAccepted: (list: FamilyList) => void
  readonly onRefuse: () => void
}

/** An offer that waits for the customer's answer. */
export function OfferCard({ offer, isBusy, onAccepted, onRefuse }: OfferCardProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { maskedName, scopes } = offer
  return (
    <Card
      title={`${maskedName} 请您看 TA 的${scopeText(scopes)}`}
      sub={`${termText('received', offer)}。不认识的不用理会。`}
      label={`${maskedName} 的邀请`}
    >
      <div className={styles.acts}>
        <Button variant="secondary" isBlock isBusy={isBusy} onClick={onRefuse}>
          不接受
        </Button>
        <Button isBlock onClick={() => setIsOpen(true)}>
          接受
        </Button>
      </div>
      <AcceptSheet
        offer={offer}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onAccepted={onAccepted}
      />
    </Card>
  )
}

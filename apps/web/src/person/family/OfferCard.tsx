import {
  acceptFamily,
  type FamilyList,
  type ReceivedDelegation,
} from '@ecenter/contract/person/family.ts'
import { useState } from 'react'
import { useCallForm } from '../../client/use-call-form.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Field } from '../../kit/fields/Field.tsx'
import { Fields } from '../../kit/fields/Fields.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { FormEnd } from '../../verification/FormEnd.tsx'
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
      title={`${maskedName} 想让您看${scopeText(scopes)}`}
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

interface AcceptSheetProps {
  readonly offer: ReceivedDelegation
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onAccepted: (list: FamilyList) => void
}

/** What is taken on, and how its giver is called here. */
function AcceptSheet({ offer, isOpen, onClose, onAccepted }: AcceptSheetProps) {
  const { handle, maskedName, scopes } = offer
  const form = useCallForm(acceptFamily, {
    initial: { name: '' },
    fixed: { handle },
    draft: `family accept ${handle}`,
    onAnswer: onAccepted,
  })
  return (
    <Sheet title={`接受 ${maskedName} 的邀请`} isOpen={isOpen} onClose={onClose}>
      <form {...form.props} aria-label="接受邀请">
        <Fields>
          <p>
            您可以看对方的{scopeText(scopes)}
            ，一年为止。您每次查看，对方都能看到记录；双方都可以随时停止。
          </p>
          <Field
            {...form.field('name')}
            label="您怎么称呼对方"
            hint="只有您自己看得到，比如：爸爸"
            maxLength={10}
            autoComplete="off"
          />
          <FormEnd form={form}>接受</FormEnd>
        </Fields>
      </form>
    </Sheet>
  )
}

import {
  acceptFamily,
  type FamilyList,
  type ReceivedDelegation,
} from '@ecenter/contract/person/family.ts'
import { useCallForm } from '../../client/use-call-form.ts'
import { Field } from '../../kit/fields/Field.tsx'
import { Fields } from '../../kit/fields/Fields.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { FormEnd } from '../../verification/FormEnd.tsx'
import { scopeText } from './family-words.ts'

interface AcceptSheetProps {
  readonly offer: ReceivedDelegation
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onAccepted: (list: FamilyList) => void
}

/** What is taken on, and how its giver is called here. */
export function AcceptSheet({ offer, isOpen, onClose, onAccepted }: AcceptSheetProps) {
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
            您可以看 TA 的{scopeText(scopes)}，一年为止。您每次查看，TA 都能看到记录；您和 TA
            都可以随时停止。
          </p>
          <Field
            {...form.field('name')}
            label="您怎么称呼 TA"
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

import { linkHistory } from '@ecenter/contract/customer-service/talk-calls.ts'
import { Fields } from '../../kit/fields/Fields.tsx'
import { PhoneField } from '../../kit/fields/PhoneField.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { FormEnd } from '../../verification/FormEnd.tsx'
import { useTypedPhoneForm } from '../../verification/use-typed-phone-form.tsx'
import { useTalk } from '../talking/use-talk.ts'
import { forgetEarlier, loadEarlier } from './earlier.ts'

interface HistorySheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Earlier visits belong to a phone: whoever proves it reads on from them. */
export function HistorySheet({ isOpen, onClose }: HistorySheetProps) {
  return (
    <Sheet title="查看以前的咨询" isOpen={isOpen} onClose={onClose}>
      <PhoneForm onDone={onClose} />
    </Sheet>
  )
}

function PhoneForm({ onDone }: { readonly onDone: () => void }) {
  const { signid } = useTalk()
  const form = useTypedPhoneForm(linkHistory, 'customer-service', {
    initial: { mobile: '' },
    fixed: { signid },
    onAnswer({ state }) {
      onDone()
      // Another conversation has taken its place, which has a history of its own.
      if (useTalk.getState().signid !== signid) return
      useTalk.setState({ state })
      forgetEarlier()
      void loadEarlier({ isAsked: true })
    },
  })
  return (
    <>
      <form {...form.props} aria-label="查看以前的咨询">
        <Fields>
          <PhoneField
            {...form.field('mobile')}
            label="手机号"
            hint="用这个手机号验证过的咨询，都可以在这里看到"
          />
          <FormEnd form={form}>下一步</FormEnd>
        </Fields>
      </form>
      {form.sheet}
    </>
  )
}

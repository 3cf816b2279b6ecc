import { linkHistory } from '@ecenter/contract/customer-service/talk-calls.ts'
import { SubmitButton } from '../../kit/buttons/SubmitButton.tsx'
import { Field } from '../../kit/fields/Field.tsx'
import { Fields } from '../../kit/fields/Fields.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { FormNotice } from '../../verification/FormNotice.tsx'
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
          <Field
            {...form.field('mobile')}
            label="手机号"
            inputMode="tel"
            autoComplete="tel"
            maxLength={20}
            hint="用这个手机号验证过的咨询，都可以在这里看到"
          />
          <div>
            <FormNotice text={form.notice} />
            <SubmitButton isSending={form.isSending}>下一步</SubmitButton>
          </div>
        </Fields>
      </form>
      {form.sheet}
    </>
  )
}

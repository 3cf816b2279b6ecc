import {
  type ClaimApplication,
  signApplication,
} from '@ecenter/contract/claims/claim-application.ts'
import { Fields } from '../../kit/fields/Fields.tsx'
import { TextareaField } from '../../kit/fields/TextareaField.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { forgetDraft, keepDraft, useFormDrafts } from '../../state/form-drafts.ts'
import { FormEnd } from '../../verification/FormEnd.tsx'
import { useFreshCodeForm } from '../../verification/use-fresh-code-form.tsx'
import { queryHrefOfAddress } from '../claim-pages.ts'
import { leaveIfChanged } from '../offer/leave-if-changed.ts'
import { SignaturePad } from '../offer/SignaturePad.tsx'
import { AccidentRows, VehiclesCard } from './ApplicationCards.tsx'
import styles from './ApplicationView.module.css'

interface SignFormProps {
  readonly handle: string
  readonly application: ClaimApplication
  /** The report is another by now, or it is to be signed no more. */
  readonly onChanged: () => void
  readonly onSigned: (signed: ClaimApplication) => void
}

/** What may be corrected, the signature under all of it, and the code that says whose hand it is. */
export function SignForm({ handle, application, onChanged, onSigned }: SignFormProps) {
  const { mark, place, course } = application
  const draft = `application ${handle}`
  /** What was corrected stays; a signature stands under the report that it was drawn for. */
  const isSigned = useFormDrafts((all) => all[draft]?.mark === mark)
  const form = useFreshCodeForm(
    signApplication,
    { handle, purpose: 'sign-application', queryHref: queryHrefOfAddress() },
    {
      initial: { place, course, signature: '' },
      fixed: { handle, mark, ...(!isSigned && { signature: '' }) },
      draft,
      onAnswer(signed) {
        forgetDraft(draft)
        onSigned(signed)
      },
      onRefusal: (refused) => leaveIfChanged(refused, onChanged),
    },
  )
  const pad = form.widget('signature')
  return (
    <form {...form.props} className={styles.form} aria-label="索赔申请书">
      <Card title="出险情况" sub="按您的报案填好了。地点和经过有不对的，直接改。">
        <AccidentRows {...application} />
        <div className={styles.body}>
          <Fields>
            <TextareaField {...form.widget('place')} label="出险地点" maxLength={200} rows={2} />
            <TextareaField {...form.widget('course')} label="出险经过" maxLength={2000} />
          </Fields>
        </div>
      </Card>
      <VehiclesCard {...application} />
      <Card
        title="签字"
        sub="我就上面的事故申请索赔。我所填写和提交的内容都是真实的；如有虚假，愿意承担法律责任。"
      >
        <div className={styles.body}>
          <Fields>
            <SignaturePad
              {...pad}
              value={isSigned ? pad.value : ''}
              onChange={(signature) => {
                keepDraft(draft, 'mark', mark)
                pad.onChange(signature)
              }}
            />
            <FormEnd form={form}>签字提交</FormEnd>
          </Fields>
        </div>
      </Card>
      {form.sheet}
    </form>
  )
}

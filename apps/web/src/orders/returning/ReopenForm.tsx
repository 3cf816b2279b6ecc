import { reopenOrder } from '@ecenter/contract/orders/order-calls.ts'
import { useCallForm } from '../../client/use-call-form.ts'
import { Field } from '../../kit/Field.tsx'
import { Fields } from '../../kit/Fields.tsx'
import { PageIntro } from '../../kit/PageIntro.tsx'
import { SubmitButton } from '../../kit/SubmitButton.tsx'
import { HelpFoot } from '../../shell/HelpFoot.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { FormNotice } from '../../verification/FormNotice.tsx'

interface ReopenFormProps {
  readonly returnCode: string
  /** The handle of the order in this session. */
  readonly onFound: (handle: string) => void
}

/** The cashier has returned into a browser that does not know the order: its phone opens it again. */
export function ReopenForm({ returnCode, onFound }: ReopenFormProps) {
  const form = useCallForm(reopenOrder, {
    initial: { applyMobile: '' },
    fixed: { returnCode },
    onAnswer: ({ handle }) => onFound(handle),
  })
  return (
    <Screen title="支付结果" isPlain>
      <PageIntro title="查看支付结果">
        填写投保时留的手机号。已经付过款的，请不要重复支付。
      </PageIntro>
      <form {...form.props} aria-label="查看支付结果">
        <Fields>
          <Field
            {...form.field('applyMobile')}
            label="投保时留的手机号"
            inputMode="tel"
            autoComplete="tel"
            maxLength={20}
          />
          <div>
            <FormNotice text={form.notice} />
            <SubmitButton isSending={form.isSending} sendingText="正在查询…">
              查看结果
            </SubmitButton>
          </div>
        </Fields>
      </form>
      <HelpFoot note="您填写的手机号只用于找到订单" question="打不开订单？" />
    </Screen>
  )
}

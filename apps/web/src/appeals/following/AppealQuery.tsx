import { queryAppeal } from '@ecenter/contract/appeals/appeal.ts'
import type { RequestOf } from '@ecenter/contract/call.ts'
import { caseForm } from '@ecenter/contract/rules/case-number.ts'
import { numberHint } from '@ecenter/contract/rules/number-forms.ts'
import { keepPrefetched } from '../../client/prefetched-answer.ts'
import { Field } from '../../kit/fields/Field.tsx'
import { Fields } from '../../kit/fields/Fields.tsx'
import { PhoneField } from '../../kit/fields/PhoneField.tsx'
import { PageIntro } from '../../kit/layout/PageIntro.tsx'
import { later } from '../../kit/overlays/later.tsx'
import { HelpFoot } from '../../shell/screen/HelpFoot.tsx'
import { Screen } from '../../shell/screen/Screen.tsx'
import { useComplaint } from '../../state/complaint.ts'
import { useFiledAppeal } from '../../state/filed-appeal.ts'
import { FormEnd } from '../../verification/FormEnd.tsx'
import { useTypedPhoneForm } from '../../verification/use-typed-phone-form.tsx'

const CarriedProof = later(() => import('../../verification/CarriedProof.tsx'), 'CarriedProof')

const OwnFacts = later(() => import('../../verification/own/OwnFacts.tsx'), 'OwnFacts')

interface AppealQueryProps {
  readonly onFound: (asked: RequestOf<typeof queryAppeal>) => void
}

/** Asks for a case; whoever has just filed one finds its number and phone filled in. */
export function AppealQuery({ onFound }: AppealQueryProps) {
  const { caseNo } = useFiledAppeal()
  const { phoneNumber } = useComplaint()
  const form = useTypedPhoneForm(queryAppeal, 'appeal', {
    initial: { caseNo, phoneNumber },
    onAnswer(answer, asked) {
      keepPrefetched(queryAppeal, asked, answer)
      onFound(asked)
    },
  })

  return (
    <Screen isPlain>
      <PageIntro title="查看申诉进度">填写受理编号，和提交时留的手机号。</PageIntro>
      <form {...form.props} aria-label="查看申诉进度">
        <Fields>
          <CarriedProof isOpen />
          <Field
            {...form.field('caseNo')}
            label="受理编号"
            hint={numberHint(caseForm(), '提交成功时给您的')}
            maxLength={24}
            autoCapitalize="characters"
            spellCheck={false}
          />
          <OwnFacts isOpen phone={form.widget('phoneNumber')} />
          <PhoneField {...form.field('phoneNumber')} label="手机号" />
          <FormEnd form={form} sendingText="正在查询…">
            查看进度
          </FormEnd>
        </Fields>
        {form.sheet}
      </form>
      <HelpFoot note="您填写的信息只用于本次查询" question="编号找不到了？" />
    </Screen>
  )
}

import { findByNumber } from '@ecenter/contract/policies/policy-lookups.ts'
import { numberForms, numberHint } from '@ecenter/contract/rules/number-forms.ts'
import { Field } from '../kit/fields/Field.tsx'
import { Fields } from '../kit/fields/Fields.tsx'
import { PageIntro } from '../kit/layout/PageIntro.tsx'
import { navigate } from '../shell/location.ts'
import { Screen } from '../shell/screen/Screen.tsx'
import { usePolicyNumberQuery } from '../state/policy-number-query.ts'
import { LookupFormEnd } from '../verification/LookupFormEnd.tsx'
import { useLookupForm } from '../verification/use-lookup-form.tsx'
import { QueryFoot } from './QueryFoot.tsx'

/** The partner channels' query: by policy number, without tabs to other forms. */
export function ChannelPolicyQueryPage() {
  const asked = usePolicyNumberQuery()
  const form = useLookupForm(findByNumber, {
    initial: { ...asked, verificationCode: '' },
    optional: ['applicantName'],
    onAnswer({ policyInfoList: [policy] }, { applicantName = '', ...request }) {
      const { policyNo, insuredNumber, insuredName } = request
      usePolicyNumberQuery.setState({ policyNo, insuredNumber, insuredName, applicantName })
      if (policy) navigate(`/policy-carDetail-channel?handle=${policy.handle}`)
    },
  })

  return (
    <Screen isPlain>
      <PageIntro title="用保单号查保单">照保单填写，就能看到保障。</PageIntro>
      <form {...form.props} aria-label="用保单号查保单">
        <Fields>
          <Field
            {...form.field('policyNo')}
            label="保单号"
            hint={numberHint(numberForms().carPolicy, '在保单右上角')}
            maxLength={30}
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Field
            {...form.field('insuredNumber')}
            label="被保险人证件号码"
            maxLength={24}
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Field {...form.field('insuredName')} label="被保险人姓名" maxLength={50} />
          <Field {...form.field('applicantName')} label="投保人姓名" aside="选填" maxLength={50} />
          <LookupFormEnd form={form} code={form.field('verificationCode')}>
            查询保单
          </LookupFormEnd>
        </Fields>
      </form>
      <QueryFoot />
      {form.sheet}
    </Screen>
  )
}

import { findUnplatedCar } from '@ecenter/contract/policies/policy-lookups.ts'
import { numberForms, numberHint } from '@ecenter/contract/rules/number-forms.ts'
import { Field } from '../kit/fields/Field.tsx'
import { Fields } from '../kit/fields/Fields.tsx'
import { navigate } from '../shell/location.ts'
import { useNewCarQuery } from '../state/new-car-query.ts'
import { LookupFormEnd } from '../verification/LookupFormEnd.tsx'
import { useLookupForm } from '../verification/use-lookup-form.tsx'
import { QueryScreen } from './search/QueryScreen.tsx'
import { useRightForm } from './search/use-right-form.tsx'
import { useSupport } from './use-support.ts'

const title = '查新车保单'

/** `/policy-query-newcar`: a car that had no plate when it was insured. */
export function NewCarQueryPage() {
  const { policyNo, insuredIdentifyNo } = useNewCarQuery()
  const form = useLookupForm(findUnplatedCar, {
    initial: { policyNo, insuredIdentifyNo, code: '' },
    onAnswer(_answer, asked) {
      useNewCarQuery.setState({
        policyNo: asked.policyNo,
        insuredIdentifyNo: asked.insuredIdentifyNo,
      })
      navigate('/policy-carQueryResult?by=new-car')
    },
  })
  const number = form.field('policyNo')
  const rightForm = useRightForm(number.value, 'car')

  return (
    <QueryScreen
      tab="#/policy-query"
      product="new-car"
      support={useSupport()}
      title={title}
      about="还没有上牌的新车，用保单号和证件号码查。"
    >
      <form {...form.props} aria-label={title} onSubmit={rightForm.before(form.props.onSubmit)}>
        <Fields>
          <div>
            <Field
              {...number}
              label="保单号"
              aside={
                <>
                  已经上牌？
                  <a href="#/policy-query" data-click="policy query">
                    用车牌号查
                  </a>
                </>
              }
              hint={numberHint(numberForms().carPolicy, '在保单右上角')}
              maxLength={30}
              autoCapitalize="characters"
              spellCheck={false}
            />
            {rightForm.notice}
          </div>
          <Field
            {...form.field('insuredIdentifyNo')}
            label="被保险人证件号码"
            hint="单位填统一社会信用代码。"
            maxLength={24}
            autoCapitalize="characters"
            spellCheck={false}
          />
          <LookupFormEnd form={form} code={form.field('code')}>
            查询保单
          </LookupFormEnd>
        </Fields>
      </form>
      {form.sheet}
    </QueryScreen>
  )
}

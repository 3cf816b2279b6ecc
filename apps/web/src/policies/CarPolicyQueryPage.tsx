import { findCarPolicies } from '@ecenter/contract/policies/find-car-policy.ts'
import { Field } from '../kit/fields/Field.tsx'
import { Fields } from '../kit/fields/Fields.tsx'
import { PlateField } from '../kit/fields/PlateField.tsx'
import { navigate } from '../shell/location.ts'
import { useCarPolicyQuery } from '../state/car-policy-query.ts'
import { LookupFormEnd } from '../verification/LookupFormEnd.tsx'
import { useLookupForm } from '../verification/use-lookup-form.tsx'
import { QueryScreen } from './search/QueryScreen.tsx'
import { useSupport } from './use-support.ts'

const title = '查车险保单'

export function CarPolicyQueryPage() {
  const { licenseNo, identifyNumber } = useCarPolicyQuery()
  const support = useSupport()
  const form = useLookupForm(findCarPolicies, {
    initial: { licenseNo, identifyNumber, verificationCode: '' },
    onAnswer(_answer, asked) {
      useCarPolicyQuery.setState({
        licenseNo: asked.licenseNo,
        identifyNumber: asked.identifyNumber,
      })
      navigate('/policy-carQueryResult')
    },
  })

  return (
    <QueryScreen
      tab="#/policy-query"
      product="car"
      support={support}
      title={title}
      about="填车牌号和证件号码，就能看到保障。"
    >
      <form {...form.props} aria-label={title}>
        <Fields>
          <PlateField
            {...form.widget('licenseNo')}
            label="车牌号"
            aside={
              <>
                新车未上牌？<a href="#/policy-query-newcar">用保单号查</a>
              </>
            }
            {...(support === undefined ? {} : { defaultProvince: support.platePrefix })}
          />
          <Field
            {...form.field('identifyNumber')}
            label="证件号码"
            hint="投保人或被保险人的证件，单位填统一社会信用代码。"
            maxLength={24}
            autoCapitalize="characters"
            spellCheck={false}
          />
          <LookupFormEnd form={form} code={form.field('verificationCode')}>
            查询保单
          </LookupFormEnd>
        </Fields>
      </form>
      {form.sheet}
    </QueryScreen>
  )
}

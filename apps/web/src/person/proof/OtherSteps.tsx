import { startProofByPlate, startProofOfCompany } from '@ecenter/contract/person/other-proofs.ts'
import type { ProofState } from '@ecenter/contract/person/read-proof.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { Field } from '../../kit/fields/Field.tsx'
import { Fields } from '../../kit/fields/Fields.tsx'
import { IdNumberField } from '../../kit/fields/IdNumberField.tsx'
import { PlateField } from '../../kit/fields/PlateField.tsx'
import { PageIntro } from '../../kit/layout/PageIntro.tsx'
import { proofBy } from './asked-again.ts'
import { LostPhone } from './LostPhone.tsx'
import styles from './proof.module.css'
import { agreedTo, useStartForm } from './use-start-form.tsx'

interface OtherStepProps {
  readonly onSent: (state: ProofState) => void
}

/** For who does not know which phone is on file. */
export function PlateStep({ onSent }: OtherStepProps) {
  const form = useStartForm(startProofByPlate, {
    initial: { licenseNo: '', identifyNumber: '' },
    fixed: { agreedTo },
    by: '车牌号和证件',
    onSent,
  })
  return (
    <>
      <PageIntro title="用车牌号查">验证码会发到投保时留的手机</PageIntro>
      <form {...form.props} aria-label="用车牌号查">
        <Fields>
          <PlateField {...form.widget('licenseNo')} label="车牌号" />
          <IdNumberField
            {...form.widget('identifyNumber')}
            label="车主证件号码"
            hint="投保时用的证件，末位是 X 就填 X。"
          />
          {form.end}
        </Fields>
      </form>
      {form.sheet}
      <OtherWays />
    </>
  )
}

/** 单位客户: a number of a policy and the credit code, and a code to the contact on file. */
export function CompanyStep({ onSent }: OtherStepProps) {
  const form = useStartForm(startProofOfCompany, {
    initial: { policyNo: '', creditCode: '' },
    fixed: { agreedTo },
    by: '保单号和统一社会信用代码',
    onSent,
  })
  return (
    <>
      <PageIntro title="单位客户">验证码会发到保单上留的联系手机</PageIntro>
      <form {...form.props} aria-label="单位客户">
        <Fields>
          <Field
            {...form.field('policyNo')}
            label="任意一份保单的保单号"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <IdNumberField
            {...form.widget('creditCode')}
            label="统一社会信用代码"
            hint="营业执照上的 18 位代码。"
          />
          {form.end}
        </Fields>
      </form>
      {form.sheet}
      <OtherWays />
    </>
  )
}

function OtherWays() {
  return (
    <div className={styles.foot}>
      <ButtonLink href={proofBy()} variant="secondary" isBlock>
        改用手机号
      </ButtonLink>
      <LostPhone />
    </div>
  )
}

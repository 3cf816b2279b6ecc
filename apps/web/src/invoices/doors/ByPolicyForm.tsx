import { DoorForm } from '../../lookups/DoorForm.tsx'
import { type Door, door } from '../../lookups/door.ts'
import { useDoorForm } from '../../lookups/use-door-form.ts'
import { navigate } from '../../shell/location.ts'
import { policyInvoicesCall } from '../channel-calls.ts'
import { type InvoiceSort, resultPath } from '../invoice-pages.ts'
import { keepPolicyTyped, type PolicyTyped, usePolicyTyped } from './policy-typed.ts'

const hints: Record<InvoiceSort, string> = {
  car: '22 位，在保单右上角，以 P 开头。交强险或商业险的都可以。',
  other: '在保单右上角，一般是 22 位。',
}

const nothingTyped: PolicyTyped = { policyNo: '', identifyNumber: '' }

function doorOf(sort: InvoiceSort): Door<keyof PolicyTyped> {
  return door(policyInvoicesCall(), {
    label: '保单号',
    fields: [
      { name: 'policyNo', label: '保单号', hint: hints[sort], writing: 'number' },
      {
        name: 'identifyNumber',
        label: '投保人或被保险人证件号码',
        hint: '单位填统一社会信用代码。',
        writing: 'id',
      },
    ],
  })
}

/** The invoices of a policy; of a car, those of the policies beside it come with them. */
export function ByPolicyForm({ sort }: { readonly sort: InvoiceSort }) {
  const typed = usePolicyTyped(sort) ?? nothingTyped
  const form = useDoorForm({
    door: doorOf(sort),
    typed,
    onFound(asked) {
      keepPolicyTyped(sort, asked)
      navigate(resultPath(sort, 'policy'))
    },
  })
  return (
    <DoorForm label="按保单查发票" form={form} submitText="查询发票">
      {null}
    </DoorForm>
  )
}

import { BankField } from '../../banking/BankField.tsx'
import { CardNumberField } from '../../banking/CardNumberField.tsx'
import { Field } from '../../kit/fields/Field.tsx'
import { AreaMapField } from '../../places/AreaMapField.tsx'
import { useAreaMap } from '../../places/use-area-map.ts'
import { bankAreaNames, bankAreas, codeOfBankArea } from './bank-areas.ts'
import type { RefundFields } from './refund-fields.ts'

const levels = ['省', '市']

/** The card and where it was opened. Its first digits tell the bank, which can still be changed. */
export function BankFields({ form }: { readonly form: RefundFields }) {
  return (
    <>
      <CardNumberField
        {...form.widget('bankcardno')}
        hint="被保险人本人的借记卡，16 至 19 位。"
        onIssuer={(bank) => form.type('bankName', bank)}
      />
      <BankField {...form.widget('bankName')} />
      <BankAreaField form={form} />
      <Field
        {...form.field('bankSubName')}
        label="开户支行"
        placeholder="例如 福田支行"
        hint="不清楚的，可以在手机银行的卡片信息里查到。"
        maxLength={80}
      />
    </>
  )
}

/** Sent as names, and without counties. */
function BankAreaField({ form }: { readonly form: RefundFields }) {
  const map = useAreaMap()
  const areas = bankAreas(map.areas)
  const province = form.widget('bankProvince')
  const city = form.widget('bankCity')
  return (
    <AreaMapField
      name={province.name}
      label="开户地区"
      levels={levels}
      map={{ ...map, areas }}
      value={codeOfBankArea(areas, { bankProvince: province.value, bankCity: city.value })}
      error={province.error ?? city.error}
      onChange={(code) => {
        const chosen = bankAreaNames(areas, code)
        province.onChange(chosen.bankProvince)
        city.onChange(chosen.bankCity)
      }}
    />
  )
}

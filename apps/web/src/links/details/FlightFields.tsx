import { DateField } from '../../kit/DateField.tsx'
import { Field } from '../../kit/Field.tsx'
import type { RefundFields } from './refund-fields.ts'

/** Longer ago than that no delay is paid for any more. */
const yearsBack = 2

/** Which flight was delayed, as it stands on the boarding pass. */
export function FlightFields({ form }: { readonly form: RefundFields }) {
  const today = new Date()
  return (
    <>
      <Field
        {...form.field('flightnumber')}
        label="航班号"
        placeholder="例如 CA1234"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={10}
      />
      <DateField
        {...form.widget('flightdate')}
        label="航班日期"
        min={`${today.getFullYear() - yearsBack}-01-01`}
        max={today.toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' })}
      />
    </>
  )
}

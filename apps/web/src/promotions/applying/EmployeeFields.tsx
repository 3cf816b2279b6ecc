import { Field } from '../../kit/Field.tsx'
import type { ApplyForm } from './use-apply-form.ts'
import { usePromoterName } from './use-promoter-name.ts'

/** The number on the staff card, and whose it is: enough of the name to see that it was typed right. */
export function EmployeeFields({ form }: { readonly form: ApplyForm }) {
  const { fault, isAsking, typeNumber, check } = usePromoterName(form)
  const number = form.field('employeeNo')
  const name = form.field('promoterName')
  const isNameMissing = name.value === '' && name.error !== undefined
  return (
    <>
      <Field
        {...number}
        label="工号"
        placeholder="工牌上的号码，例如 E1001"
        error={number.error ?? fault}
        maxLength={20}
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ currentTarget }) => typeNumber(currentTarget.value)}
        onBlur={() => void check()}
      />
      <Field
        {...name}
        label="推广人姓名"
        placeholder={isAsking ? '正在查询…' : '填好工号后自动显示'}
        hint={name.value === '' ? undefined : '请核对是不是您本人，姓名只显示姓。'}
        error={isNameMissing ? '请先填写工号，姓名会自动显示' : name.error}
        maxLength={30}
        readOnly
      />
    </>
  )
}

import { httpText } from '@ecenter/client/http-text.ts'
import type { ResponseOf } from '@ecenter/contract/call.ts'
import { employeeNumber } from '@ecenter/contract/promotions/employee-number.ts'
import { generateLink, namePromoter } from '@ecenter/contract/promotions/promotion-calls.ts'
import { useRef, useState } from 'react'
import { safeParse } from 'valibot'
import { sendQuery } from '../../client/send.ts'
import { Field } from '../../kit/fields/Field.tsx'
import { useFormDrafts } from '../../state/form-drafts.ts'
import type { ApplyForm } from './use-apply-form.ts'

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

/** Asks whose a number is as soon as its field is left, and fills in name, city and branch. */
function usePromoterName(form: ApplyForm) {
  const { value: typed } = form.field('employeeNo')
  const { value: name } = form.field('promoterName')
  const [fault, setFault] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  /** What was typed meanwhile makes an answer one to nobody. */
  const round = useRef(0)

  function typeNumber(text: string) {
    round.current += 1
    setFault(undefined)
    setIsAsking(false)
    form.type('employeeNo', text)
    form.type('promoterName', '')
  }

  async function check() {
    if (typed === '' || name !== '' || isAsking) return
    const read = safeParse(employeeNumber, typed)
    if (!read.success) return setFault(read.issues[0].message)
    const asked = round.current
    const areaBefore = typedArea()
    setIsAsking(true)
    const result = await sendQuery(namePromoter, { employeeNo: read.output })
    if (asked !== round.current) return
    setIsAsking(false)
    if (result.kind === 'answered') return fill(result.value, areaBefore === typedArea())
    setFault(result.kind === 'rejected' ? result.message : httpText(result.status))
  }

  /** An area that was chosen meanwhile stays. */
  function fill(found: ResponseOf<typeof namePromoter>, isAreaFree: boolean) {
    const { promoterName, cityCode, comCode } = found
    setFault(undefined)
    form.type('promoterName', promoterName)
    if (!isAreaFree) return
    form.type('cityCode', cityCode)
    form.type('countyAddress', '')
    form.type('comCode', comCode)
  }

  return { fault, isAsking, typeNumber, check }
}

function typedArea(): string {
  const { cityCode, countyAddress } = useFormDrafts.getState()[generateLink.path] ?? {}
  return `${cityCode}/${countyAddress}`
}

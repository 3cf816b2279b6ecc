import type { ResponseOf } from '@ecenter/contract/call.ts'
import { httpText } from '@ecenter/contract/outcome/http-text.ts'
import { employeeNumber } from '@ecenter/contract/promotions/employee-number.ts'
import { generateLink, gettgname } from '@ecenter/contract/promotions/promotion-calls.ts'
import { useRef, useState } from 'react'
import { safeParse } from 'valibot'
import { sendQuery } from '../../client/send.ts'
import { useFormDrafts } from '../../state/form-drafts.ts'
import type { ApplyForm } from './use-apply-form.ts'

/** Asks whose a number is as soon as its field is left, and fills in name, city and branch. */
export function usePromoterName(form: ApplyForm) {
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
    const outcome = await sendQuery(gettgname, { employeeNo: read.output })
    if (asked !== round.current) return
    setIsAsking(false)
    if (outcome.kind === 'answered') return fill(outcome.value, areaBefore === typedArea())
    setFault(outcome.kind === 'refused' ? outcome.message : httpText(outcome.status))
  }

  /** An area that was chosen meanwhile stays. */
  function fill(found: ResponseOf<typeof gettgname>, isAreaFree: boolean) {
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

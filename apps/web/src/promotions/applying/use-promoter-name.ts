import type { ResponseOf } from '@ecenter/contract/call.ts'
import { httpText } from '@ecenter/contract/outcome/http-text.ts'
import { employeeNumber } from '@ecenter/contract/promotions/employee-number.ts'
import { gettgname } from '@ecenter/contract/promotions/gettgname.ts'
import { useRef, useState } from 'react'
import { safeParse } from 'valibot'
import { sendQuery } from '../../client/send.ts'
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
    setIsAsking(true)
    const outcome = await sendQuery(gettgname, { employeeNo: read.output })
    if (asked !== round.current) return
    setIsAsking(false)
    if (outcome.kind === 'answered') return fill(outcome.value)
    setFault(outcome.kind === 'refused' ? outcome.message : httpText(outcome.status))
  }

  function fill({ promoterName, cityCode, comCode }: ResponseOf<typeof gettgname>) {
    setFault(undefined)
    form.type('promoterName', promoterName)
    form.type('cityCode', cityCode)
    form.type('countyAddress', '')
    form.type('comCode', comCode)
  }

  return { fault, isAsking, typeNumber, check }
}

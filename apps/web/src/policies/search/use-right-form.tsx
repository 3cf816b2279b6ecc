import {
  findPropertyPolicies,
  findUnplatedCar,
  policyQueryRelegation,
} from '@ecenter/contract/policies/policy-lookups.ts'
import { isCarKind, type PolicyKind } from '@ecenter/contract/policies/policy-summary.ts'
import { numberForms } from '@ecenter/contract/rules/number-forms.ts'
import { otherPolicyNumber } from '@ecenter/contract/rules/other-policy-number.ts'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { safeParse } from 'valibot'
import { goesBack } from '../../client/goes-back.ts'
import { useCall } from '../../client/use-call.ts'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { goBack } from '../../kit/overlays/leave-page.ts'
import { keepDraft } from '../../state/form-drafts.ts'
import styles from './RightForm.module.css'

/** Whose form a number is typed into; it goes out as the query type. */
type NumberForm = 'car' | 'property'

/**
 * A policy number of another form's kind: offers that form, and leads there instead of asking here,
 * where nothing would be found.
 */
export function useRightForm(typedNo: string, form: NumberForm) {
  const element = useRef<HTMLDivElement>(null)
  const policyNo = completeNumber(typedNo)
  const kind = useKindOf(policyNo, form)
  const right = kind === undefined ? undefined : rightFormFrom(form, kind)
  return {
    notice: (
      <div ref={element} className={styles.notice} role="status">
        {policyNo !== undefined && right !== undefined && (
          <RightForm name={right} policyNo={policyNo} />
        )}
      </div>
    ),
    /** Around the submit of the form. */
    before: (submit: (event: FormEvent) => void) => (event: FormEvent) => {
      if (right === undefined) return submit(event)
      event.preventDefault()
      element.current?.querySelector('a')?.focus()
    },
  }
}

function completeNumber(typedNo: string): string | undefined {
  const read = safeParse(otherPolicyNumber, typedNo)
  // Older numbers are shorter or longer, and say nothing of their kind.
  const [, , , lengthThatTells] = numberForms().policy
  return read.success && read.output.length === lengthThatTells ? read.output : undefined
}

function useKindOf(policyNo: string | undefined, queryType: NumberForm): PolicyKind | undefined {
  const request = policyNo === undefined ? undefined : { policyNo, queryType }
  const { value, failed } = useCall(policyQueryRelegation, request)
  useEffect(() => {
    const code = failed?.kind === 'rejected' ? failed.code : ''
    if (goesBack({ call: policyQueryRelegation, code })) goBack()
  }, [failed])
  return value?.kind
}

function rightFormFrom(form: NumberForm, kind: PolicyKind): RightFormName | undefined {
  if (!isCarKind(kind)) return form === 'car' ? 'other' : undefined
  // Accident covers of a car are found with the car alone.
  if (kind === 'accident') return 'plate'
  return form === 'property' ? 'new-car' : undefined
}

type RightFormName = 'new-car' | 'plate' | 'other'

/** The call of the form that takes the number. */
const calls = { 'new-car': findUnplatedCar, plate: undefined, other: findPropertyPolicies } as const

const words: Readonly<Record<RightFormName, ReactNode>> = {
  'new-car': (
    <>
      这是车险的保单号，请
      <a href="#/policy-query" data-click="policy query">
        用车牌号查
      </a>
      。还没有上牌的新车，请
      <a href="#/policy-query-newcar">用保单号查</a>，不用再填一遍。
    </>
  ),
  plate: (
    <>
      这是驾乘险的保单号，和车险一起查，请
      <a href="#/policy-query" data-click="policy query">
        用车牌号查
      </a>
      。
    </>
  ),
  other: (
    <>
      这不是车险的保单号，请到<a href="#/policy-query-property?by=number">其他保险</a>
      查，不用再填一遍。
    </>
  ),
}

interface RightFormProps {
  readonly name: RightFormName
  readonly policyNo: string
}

/** Where a policy number is looked up that was typed elsewhere; the form there has it already. */
function RightForm({ name, policyNo }: RightFormProps) {
  const path = calls[name]?.path
  useEffect(() => {
    if (path !== undefined) keepDraft(path, 'policyNo', policyNo)
  }, [path, policyNo])
  return <NoticeBar>{words[name]}</NoticeBar>
}

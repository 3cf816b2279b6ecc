import { policyQueryRelegation } from '@ecenter/contract/policies/policy-lookups.ts'
import { isCarKind, type PolicyKind } from '@ecenter/contract/policies/policy-summary.ts'
import { numberForms } from '@ecenter/contract/rules/number-forms.ts'
import { otherPolicyNumber } from '@ecenter/contract/rules/other-policy-number.ts'
import { type FormEvent, useEffect, useRef } from 'react'
import { safeParse } from 'valibot'
import { goesBack } from '../../client/goes-back.ts'
import { useCall } from '../../client/use-call.ts'
import { goBack } from '../../kit/overlays/leave-page.ts'
import styles from './RightForm.module.css'
import { RightForm, type RightFormName } from './RightForm.tsx'

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

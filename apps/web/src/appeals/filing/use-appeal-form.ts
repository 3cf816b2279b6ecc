import type { Failed } from '@ecenter/client/result.ts'
import type { Unacknowledged } from '@ecenter/client/use-sender.ts'
import { addAppeal } from '@ecenter/contract/appeals/appeal.ts'
import { type AppealKind, appealKind } from '@ecenter/contract/appeals/appeal-summary.ts'
import type { RequestOf, ResponseOf } from '@ecenter/contract/call.ts'
import { useState } from 'react'
import { is } from 'valibot'
import { navigate } from '../../shell/location.ts'
import { useBasicInfo } from '../../state/basic-info.ts'
import { useComplaint } from '../../state/complaint.ts'
import { useFiledAppeal } from '../../state/filed-appeal.ts'
import { forgetDraft, useFormDrafts } from '../../state/form-drafts.ts'
import { useTypedPhoneForm } from '../../verification/use-typed-phone-form.tsx'
import { useFailedAppeal } from './failed-appeal.ts'

/** Whoever comes back from the page of a failure and tries the same again files it once. */
const unacknowledged: Unacknowledged = new Map()

/**
 * The form of an appeal. `given` is of the claim it came from; without one, or once the session no
 * longer knows it, the claim is named by its number.
 */
export function useAppealForm(given: string | undefined) {
  const [isClaimLost, setIsClaimLost] = useState(false)
  const handle = isClaimLost ? undefined : given
  const cityCode = useBasicInfo((basic) => basic.cityCode)
  const before = useComplaint()
  const kind = useChosenKind()
  const isNumberAsked = kind === 'objection' && handle === undefined

  const form = useTypedPhoneForm(addAppeal, 'appeal', {
    initial: {
      ...before,
      kind,
      registNo: '',
      cityCode: before.cityCode || cityCode,
      callBackTime: before.callBackTime || 'soonest',
    },
    optional: ['email', 'registNo'],
    fixed: { handle, ...(!isNumberAsked && { registNo: undefined }) },
    unacknowledged,
    onRefusal({ field }) {
      if (field === 'registNo') setIsClaimLost(true)
      return false
    },
    onAnswer: handleFiled,
    onFailure(failed) {
      handleFailed(failed, handle)
    },
  })
  return { form, kind, isNumberAsked, isClaimLost }
}

/** It decides which fields there are, before there is a form. */
function useChosenKind(): AppealKind {
  const typed = useFormDrafts((all) => all[addAppeal.path]?.kind)
  return is(appealKind, typed) ? typed : 'objection'
}

/** The next one begins with the same person, and without words. */
function handleFiled(filed: ResponseOf<typeof addAppeal>, asked: RequestOf<typeof addAppeal>) {
  const { name, sex, cityCode, phoneNumber, callBackTime, email = '' } = asked
  useComplaint.setState({ name, sex, cityCode, phoneNumber, callBackTime, email, content: '' })
  useFiledAppeal.setState(filed)
  forgetDraft(addAppeal.path)
  navigate('/complaint-success')
}

function handleFailed(failed: Failed, handle: string | undefined) {
  const formPath = '#/complaint-information'
  useFailedAppeal.setState({
    failed,
    formHref: handle === undefined ? formPath : `${formPath}?handle=${handle}`,
  })
  navigate('/complaint-fail')
}

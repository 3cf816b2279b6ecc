import { alsoAtFields, fieldIn, type Messages } from '@ecenter/client/form-messages.ts'
import type { Failed } from '@ecenter/client/result.ts'
import { useRef, useState } from 'react'
import { failureText, isSignedOut } from './failures.ts'

/** What a form says is wrong: at the field that has it, which gets the focus, or else of the whole form. */
export function useFormMessages(isField: (name: string) => boolean) {
  const [errors, setErrors] = useState<Messages>({})
  const [notice, setNotice] = useState<string>()
  const element = useRef<HTMLFormElement>(null)

  function showErrors(found: Messages) {
    setErrors(found)
    const controls = Object.keys(found).map((path) =>
      element.current?.querySelector<HTMLElement>(`[name="${path}"]`),
    )
    controls.find((control) => control)?.focus()
    const atNoField = Object.entries(found).find(([path]) => !isField(fieldIn(path)))
    if (atNoField !== undefined) setNotice(atNoField[1])
  }

  /** `isAsSent` tells whether what stands at a path is what was refused: somebody may have corrected it since. */
  function showFailure(failed: Failed, isAsSent: (path: string) => boolean) {
    if (
      failed.kind === 'rejected' &&
      failed.field !== undefined &&
      isField(fieldIn(failed.field))
    ) {
      if (isAsSent(failed.field)) showErrors(alsoAtFields({ [failed.field]: failed.message }))
      else setNotice('提交的内容没有通过，您已经改过，请再提交一次。')
    } else {
      setNotice(isSignedOut(failed) ? '登录已过期，请再提交一次。' : failureText(failed))
    }
  }

  return { element, errors, setErrors, notice, setNotice, showErrors, showFailure }
}

import { isSettled } from '@ecenter/client/result.ts'
import { imageCodeLength } from '@ecenter/contract/constants/lengths.ts'
import { verifyCodeCheck } from '@ecenter/contract/verification/verify-code-check.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAction } from '../client/use-action.ts'
import type { CodeNote, CodeWatchProps } from './watched-code.ts'

/** Beside the label, where it moves nothing: the next thing is being pressed as the field is left. */
const checking: CodeNote = { readOnly: true, aside: '正在核对…' }
export const expired: CodeNote = { error: '图形验证码不对或已过期，请按新图重新输入。' }
const passed: CodeNote = { aside: '✓ 验证码正确' }

/**
 * Checks the code when its field is left. The session remembers a right one for the next question; one
 * that is asked meanwhile waits, for the code dies of the check. Who leaves the field for the button asks
 * at once, and the question judges the code.
 */
export function useCodeCheck(props: CodeWatchProps) {
  const { name, value, error, randName, onChecked, refresh, field, note, setNote } = props
  const act = useAction(verifyCodeCheck)
  const stage = useRef<'idle' | 'checking' | 'judged'>('idle')
  const isHeld = useRef(false)
  const [pass, setPass] = useState({ at: 0, of: '' })
  const passedAt = note === passed ? pass.at : undefined

  async function check() {
    if (stage.current !== 'idle' || note === passed || value.length !== imageCodeLength) return
    // The question has gone out with it.
    if (field.current?.form?.querySelector('[type=submit][aria-busy]')) return
    stage.current = 'checking'
    setNote(checking)
    const result = await act({ randName, verificationCode: value })
    stage.current = 'judged'
    // Another picture has come meanwhile, and nothing was typed from it yet.
    if (field.current?.value !== value) return setNote({})
    if (result.kind === 'answered') {
      onChecked({ [name]: undefined })
      setPass({ at: Date.now(), of: value })
      return setNote(passed)
    }
    const isJudged = isSettled(result)
    if (isJudged) refresh()
    setNote(isJudged && result.kind === 'rejected' ? { error: result.message } : {})
  }

  const handleSubmit = useEffectEvent((event: Event) => {
    if (stage.current === 'idle') return
    event.preventDefault()
    event.stopPropagation()
    isHeld.current = true
  })
  const handleLeft = useEffectEvent((next: EventTarget | null) => {
    const isAsked = next instanceof HTMLButtonElement && next.type === 'submit'
    if (!isAsked) void check()
  })
  useEffect(() => {
    const input = field.current
    const form = input?.form
    const hold = (event: Event) => handleSubmit(event)
    const leave = (event: FocusEvent) => handleLeft(event.relatedTarget)
    form?.addEventListener('submit', hold, true)
    input?.addEventListener('blur', leave)
    // It may have been left before this came.
    if (input !== document.activeElement) handleLeft(document.activeElement)
    return () => {
      form?.removeEventListener('submit', hold, true)
      input?.removeEventListener('blur', leave)
    }
  }, [field])

  const handleEdited = useEffectEvent(() => {
    if (note !== passed || value === pass.of) return
    onChecked({})
    // The form took it away with its refusal: the session has lost what was checked.
    setNote(value === '' && error !== undefined ? expired : {})
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text was not checked
  useEffect(() => {
    handleEdited()
  }, [value])

  const handleJudged = useEffectEvent(() => {
    if (stage.current !== 'judged') return
    // Not before the form knows of it: asked in between, it would send the code once more, and dead.
    stage.current = 'idle'
    if (!isHeld.current) return
    isHeld.current = false
    if (note.error !== undefined) field.current?.focus()
    else
      field.current?.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked meanwhile goes on with what came of it
  useEffect(() => {
    handleJudged()
  }, [note])

  return { passedAt, check }
}

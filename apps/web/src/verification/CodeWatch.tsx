import { isSettled } from '@ecenter/client/result.ts'
import { imageCodeLength } from '@ecenter/contract/constants/lengths.ts'
import { verifyCodeCheck } from '@ecenter/contract/verification/verify-code-check.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAction } from '../client/use-action.ts'
import { typeInto } from '../kit/fields/type-into.ts'
import { CarriedThings } from './CarriedThings.tsx'
import { useIsProven } from './use-is-proven.ts'
import type { CodeNote, CodeWatchProps } from './watched-code.ts'

/** Looks after the image code of a form, or does without where a proof stands for it. */
export function CodeWatch(props: CodeWatchProps) {
  return useCarriedCode(props) ? <CarriedThings isOpen /> : <PictureWatch {...props} />
}

/**
 * Looks after the picture and what is typed from it: it is checked when its field is left, renewed before it dies,
 * and what was typed goes with the picture that it was read from.
 */
function PictureWatch(props: CodeWatchProps) {
  const { value, error, onChecked, picture, refresh, field, note, setNote } = props
  const { passedAt, check } = useCodeCheck(props)
  const isWhole = value.length === imageCodeLength

  useRenewal(passedAt ?? picture?.drawnAt, () => {
    // Who has typed it all gets the time of a code that was checked.
    if (passedAt === undefined && isWhole) return void check()
    refresh()
    if (passedAt !== undefined) setNote(expired)
  })

  const handleReplaced = useEffectEvent(() => {
    onChecked({})
    // The form has asked with a code that was checked, and was told that there is none any more.
    if (passedAt !== undefined) setNote(error === undefined ? {} : expired)
    if (value !== '' && field.current) typeInto(field.current, '')
  })
  const isReplaced = picture === undefined
  useEffect(() => {
    if (isReplaced) handleReplaced()
  }, [isReplaced])

  const handleTyped = useEffectEvent(() => {
    if (note.error !== undefined) setNote({})
  })
  const isEmpty = value === ''
  useEffect(() => {
    if (!isEmpty) handleTyped()
  }, [isEmpty])
  return null
}

/** An image code, and the pass of one that was checked, live for 120 seconds. */
const renewedAfterMs = 110_000
/** Thirty pictures an hour are the customer's: a form that nobody looks at takes none of them. */
const unattendedAtMost = 5

/**
 * Calls `renew` shortly before what began `since` (in milliseconds since 1970) dies; not while the page
 * is hidden, and after some rounds in which nobody has touched it, as soon as somebody does.
 */
function useRenewal(since: number | undefined, renew: () => void): void {
  const unattended = useRef(0)
  const handleDue = useEffectEvent(renew)

  useEffect(() => {
    if (since === undefined) return
    const dueAt = since + renewedAfterMs
    let isDone = false

    function look() {
      if (isDone || Date.now() < dueAt || document.hidden) return
      if (unattended.current >= unattendedAtMost) return
      isDone = true
      unattended.current += 1
      handleDue()
    }
    function attend() {
      if (document.hidden) return
      unattended.current = 0
      look()
    }

    // A timer may ring a moment early.
    const timer = setTimeout(look, dueAt - Date.now() + 100)
    addEventListener('pointerdown', attend, true)
    addEventListener('keydown', attend, true)
    document.addEventListener('visibilitychange', attend)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', attend, true)
      removeEventListener('keydown', attend, true)
      document.removeEventListener('visibilitychange', attend)
    }
  }, [since])
}

/** Beside the label, where it moves nothing: the next thing is being pressed as the field is left. */
const checking: CodeNote = { readOnly: true, aside: '正在核对…' }
const expired: CodeNote = { error: '图形验证码不对或已过期，请按新图重新输入。' }
const passed: CodeNote = { aside: '✓ 验证码正确' }

/**
 * Checks the code when its field is left. The session remembers a right one for the next question; one
 * that is asked meanwhile waits, for the code dies of the check. Who leaves the field for the button asks
 * at once, and the question judges the code.
 */
function useCodeCheck(props: CodeWatchProps) {
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

/**
 * Whether a form does without its image code, since the customer has proven who they are. Where what they
 * ask about is not theirs the service wants the code all the same, and it comes back with that message.
 */
function useCarriedCode(props: CodeWatchProps): boolean {
  const { name, error, round, randName, onChecked, field, note, setNote } = props
  const [isWanted, setIsWanted] = useState(false)
  // What the link of an SMS is about is opened by that link alone.
  const isProven = useIsProven(randName === 'carPolicyQuery')
  const isCarried = isProven && !isWanted

  /** What was refused by then had the picture. */
  const carriedFrom = useRef(round)
  const handleCarried = useEffectEvent(() => {
    carriedFrom.current = round
    onChecked({ [name]: undefined })
    setNote({ isCarried: true })
  })
  const handleOver = useEffectEvent(() => {
    onChecked({})
    setNote({})
  })
  useEffect(() => {
    if (!isCarried) return
    handleCarried()
    return () => handleOver()
  }, [isCarried])

  useEffect(() => {
    if (isCarried && error !== undefined && round > carriedFrom.current) setIsWanted(true)
  }, [isCarried, error, round])
  const isBack = isWanted && !note.isCarried
  useEffect(() => {
    if (isBack) field.current?.focus()
  }, [isBack, field])

  return isCarried
}

import { imageCodeLength } from '@ecenter/contract/constants/lengths.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { typeInto } from '../kit/fields/type-into.ts'
import { CarriedThings } from './CarriedThings.tsx'
import { useCarriedCode } from './use-carried-code.ts'
import { expired, useCodeCheck } from './use-code-check.ts'
import type { CodeWatchProps } from './watched-code.ts'

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

import { imageCodeLength } from '@ecenter/contract/constants/lengths.ts'
import { useEffect, useEffectEvent } from 'react'
import { typeInto } from '../kit/type-into.ts'
import { expired, useCodeCheck } from './use-code-check.ts'
import { useRenewal } from './use-renewal.ts'
import type { CodeWatchProps } from './watched-code.ts'

/**
 * Looks after the image code of a form: it is checked when its field is left, renewed before it dies,
 * and what was typed goes with the picture that it was read from.
 */
export function CodeWatch(props: CodeWatchProps) {
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

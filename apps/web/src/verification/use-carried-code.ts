import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIsProven } from './use-is-proven.ts'
import type { CodeWatchProps } from './watched-code.ts'

/**
 * Whether a form does without its image code, since the customer has proven who they are. Where what they
 * ask about is not theirs the service wants the code all the same, and it comes back with that message.
 */
export function useCarriedCode(props: CodeWatchProps): boolean {
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

import { isSettled } from '@ecenter/client/result.ts'
import type { Query, ResponseOf, TypedOf } from '@ecenter/contract/call.ts'
import type { WishShown } from '@ecenter/contract/core/wish.ts'
import { useState } from 'react'
import { type CallState, useCall } from './use-call.ts'

/** A question whose answer has wishes in it: asked again every few seconds while one of them is open, or the last answer did not come. */
export function useWishedCall<C extends Query>(
  call: C,
  request: TypedOf<C> | undefined,
  wishesOf: (value: ResponseOf<C>) => readonly (Pick<WishShown, 'status'> | undefined)[],
): CallState<ResponseOf<C>> {
  const [isMoving, setIsMoving] = useState(false)
  const state = useCall(call, request, { isMoving })
  const { value, failed } = state
  // One answer that does not come takes no form away that is being filled: the next may, and is asked for.
  const isPassing = value !== undefined && failed !== undefined && !isSettled(failed)
  const isOpen = value !== undefined && (isPassing || wishesOf(value).some(isWaiting))
  if (isOpen !== isMoving) setIsMoving(isOpen)
  return isPassing ? { ...state, failed: undefined } : state
}

/** Whether the core has not answered it. */
export function isWaiting(wish: Pick<WishShown, 'status'> | undefined): boolean {
  return wish?.status === 'asked' || wish?.status === 'overdue'
}

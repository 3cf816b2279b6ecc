import {
  alsoAtFields,
  fieldIn,
  type Messages,
  messagesIn,
  messagesUnder,
  valueAt,
  withoutField,
} from '@ecenter/client/form-messages.ts'
import { requestOf } from '@ecenter/client/form-request.ts'
import type { Failed, Result } from '@ecenter/client/result.ts'
import { useIsHere } from '@ecenter/client/use-is-here.ts'
import type { ResponseOf, TypedOf } from '@ecenter/contract/call.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { safeParse } from 'valibot'
import { failureText, isSignedOut } from './failures.ts'
import type { SentOf } from './post.ts'
import type { JsonCall } from './send.ts'
import { useAction } from './use-action.ts'
import { typedSince } from './use-drafts.ts'
import { useTyped } from './use-typed.ts'

type FieldOf<C extends JsonCall> = Extract<keyof TypedOf<C>, string>
type Values<C extends JsonCall> = { readonly [Name in FieldOf<C>]?: TypedOf<C>[Name] | undefined }

export interface DeskFormOptions<C extends JsonCall> {
  /** Every field, with what it shows until somebody types. */
  readonly initial: Values<C>
  /** Optional fields, left out of the request while empty. */
  readonly optional?: readonly FieldOf<C>[]
  /** Facts that no field holds: which case, which conversation. */
  readonly fixed?: Partial<TypedOf<C>>
  /** Where a draft is kept while another page is looked at; without it, it goes with the form. */
  readonly draft?: string
  /** What has to come to its end before it is sent; why it is not sent after all. */
  readonly after?: () => Promise<Failed | undefined>
  /**
   * Reads anew what was acted on, whoever has changed it: it is being sent until then, for a next step that
   * begins from what is old would be refused as if a colleague had been there.
   */
  readonly reread?: (result: Result<ResponseOf<C>>) => Promise<unknown>
  /** False of an answer by which nothing was done: what was typed waits for another try. */
  readonly isDone?: (answer: ResponseOf<C>) => boolean
  readonly onAnswer: (answer: ResponseOf<C>) => void
  /** True when the page itself deals with a failure. */
  readonly onFailure?: (failed: Failed) => boolean
}

/**
 * A form made from a call: the call's own rules judge, each message stands at its field, also that of
 * the service, and nothing typed is lost. One press is one request, whatever the connection does.
 */
export function useDeskForm<C extends JsonCall>(call: C, options: DeskFormOptions<C>) {
  const { typed, keep, drop, dropSent, isRestored } = useTyped(options.draft)
  const told = useFormMessages((name) => name in options.initial)
  const [isSending, setIsSending] = useState(false)
  const act = useAction(call)
  const isHere = useIsHere()
  const values: Values<C> = { ...options.initial, ...typed }
  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
  })

  async function submit() {
    if (isSending) return
    told.setNotice(undefined)
    const judged = safeParse(call.request, requestOf(values, options))
    if (!judged.success) return told.showErrors(alsoAtFields(messagesIn(judged.issues)))
    told.setErrors({})
    const place = location.hash
    setIsSending(true)
    const heldBack = await options.after?.()
    const result = heldBack ?? (isHere() ? await act(judged.output as SentOf<C>) : undefined)
    if (result !== undefined) await options.reread?.(result)
    setIsSending(false)
    // Cancelled while it waited.
    if (result === undefined) return
    // Who has gone elsewhere meanwhile, or looks for something else, is not led to what they looked for.
    if (call.kind === 'query' && (location.hash !== place || isTypedSince())) return
    if (result.kind !== 'answered') return showFailure(result)
    if (options.isDone?.(result.value) ?? true) dropSent(values)
    options.onAnswer(result.value)
  }

  function reset() {
    drop()
    told.setErrors({})
    told.setNotice(undefined)
  }

  function isTypedSince() {
    return Object.keys(typedSince(values, latest.current)).length > 0
  }

  function showFailure(failed: Failed) {
    if (options.onFailure?.(failed)) return
    told.showFailure(failed, (path) => valueAt(latest.current, path) === valueAt(values, path))
  }

  return {
    values,
    isSending,
    /** What the service said of the whole form. */
    notice: told.notice,
    submit,
    /** Back to how the form was opened. */
    reset,
    /** For `Form`. */
    props: {
      ref: told.element,
      notice: told.notice,
      /** What was typed elsewhere is offered again; whoever wants none of it begins anew. */
      onForget: isRestored ? reset : undefined,
      onSubmit(event: FormEvent) {
        event.preventDefault()
        void submit()
      },
    },
    /** For a field of the kit. */
    field: <Name extends FieldOf<C>>(name: Name) => ({
      name,
      value: values[name],
      error: told.errors[name],
      onChange(value: TypedOf<C>[Name] | undefined) {
        keep({ [name]: value })
        told.setErrors((before) => withoutField(before, name))
      },
    }),
    /** At the parts of a field, by their path in it. */
    errorsIn: (name: FieldOf<C>) => messagesUnder(told.errors, name),
  }
}

/** What a form says is wrong: at the field that has it, which gets the focus, or else of the whole form. */
function useFormMessages(isField: (name: string) => boolean) {
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

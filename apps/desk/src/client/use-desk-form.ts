import type { RequestOf, ResponseOf, TypedOf } from '@ecenter/contract/call.ts'
import { type FormEvent, useRef, useState } from 'react'
import { safeParse } from 'valibot'
import {
  fieldIn,
  type Messages,
  messageAt,
  messagesIn,
  messagesUnder,
  withoutField,
} from './form-messages.ts'
import { type Failed, failureText, isSignedOut } from './outcome.ts'
import type { SentOf } from './post.ts'
import type { JsonCall } from './send.ts'
import { useAction } from './use-action.ts'
import { dropDraft, keepDraft, useDrafts } from './use-drafts.ts'

type FieldOf<C extends JsonCall> = Extract<keyof TypedOf<C>, string>
type Values<C extends JsonCall> = { readonly [Name in FieldOf<C>]?: TypedOf<C>[Name] | undefined }
type Typed = Readonly<Record<string, unknown>>

interface DeskFormOptions<C extends JsonCall> {
  /** Every field, with what it shows until somebody types. */
  readonly initial: Values<C>
  /** Optional fields, left out of the request while empty. */
  readonly optional?: readonly FieldOf<C>[]
  /** Facts that no field holds: which case, which conversation. */
  readonly fixed?: Partial<TypedOf<C>>
  /** Where a draft is kept while another page is looked at; without it, it goes with the form. */
  readonly draft?: string
  readonly onAnswer: (answer: ResponseOf<C>, request: RequestOf<C>) => void
  /** True when the page itself deals with a failure. */
  readonly onFailure?: (failed: Failed) => boolean
}

/**
 * A form made from a call: the call's own rules judge, each message stands at its field, also that of
 * the service, and nothing typed is lost. One press is one request, whatever the connection does.
 */
export function useDeskForm<C extends JsonCall>(call: C, options: DeskFormOptions<C>) {
  const { typed, keep, drop } = useTyped(options.draft)
  const [errors, setErrors] = useState<Messages>({})
  const [notice, setNotice] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const act = useAction(call)
  const values: Values<C> = { ...options.initial, ...typed }

  async function submit() {
    if (isSending) return
    setNotice(undefined)
    const judged = safeParse(call.request, requestFrom(values, options))
    if (!judged.success) return showErrors(messagesIn(judged.issues))
    setErrors({})
    setIsSending(true)
    const outcome = await act(judged.output as SentOf<C>)
    setIsSending(false)
    if (outcome.kind !== 'answered') return showFailure(outcome)
    drop()
    options.onAnswer(outcome.value, judged.output)
  }

  function showFailure(failed: Failed) {
    if (options.onFailure?.(failed)) return
    if (
      failed.kind === 'refused' &&
      failed.field !== undefined &&
      fieldIn(failed.field) in options.initial
    ) {
      showErrors(messageAt(failed.field, failed.message))
    } else {
      setNotice(isSignedOut(failed) ? '登录已过期，请再提交一次。' : failureText(failed))
    }
  }

  function showErrors(found: Messages) {
    setErrors(found)
    const controls = Object.keys(found).map((path) =>
      element.current?.querySelector<HTMLElement>(`[name="${path}"]`),
    )
    controls.find((control) => control)?.focus()
    const atNoField = Object.entries(found).find(([path]) => !(fieldIn(path) in options.initial))
    if (atNoField !== undefined) setNotice(atNoField[1])
  }

  return {
    values,
    isSending,
    /** What the service said of the whole form. */
    notice,
    submit,
    /** Back to how the form was opened. */
    reset() {
      drop()
      setErrors({})
      setNotice(undefined)
    },
    /** For `Form`. */
    props: {
      ref: element,
      notice,
      onSubmit(event: FormEvent) {
        event.preventDefault()
        void submit()
      },
    },
    /** For a field of the kit. */
    field: <Name extends FieldOf<C>>(name: Name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange(value: TypedOf<C>[Name] | undefined) {
        keep({ [name]: value })
        setErrors((before) => withoutField(before, name))
      },
    }),
    /** At the parts of a field, by their path in it. */
    errorsIn: (name: FieldOf<C>) => messagesUnder(errors, name),
  }
}

function useTyped(draft: string | undefined) {
  const [own, setOwn] = useState<Typed>({})
  const kept = useDrafts((all) => (draft === undefined ? undefined : all[draft]))
  if (draft === undefined) {
    return {
      typed: own,
      keep: (values: Typed) => setOwn((before) => ({ ...before, ...values })),
      drop: () => setOwn({}),
    }
  }
  return {
    typed: kept,
    keep: (values: Typed) => keepDraft(draft, values),
    drop: () => dropDraft(draft),
  }
}

function requestFrom<C extends JsonCall>(
  values: Typed,
  { fixed, optional = [] }: DeskFormOptions<C>,
): Typed {
  const filled = Object.entries(values).filter(
    ([name, value]) =>
      (value !== '' && value !== undefined) || !optional.some((each) => each === name),
  )
  return { ...Object.fromEntries(filled), ...fixed }
}

import { messagesIn } from '@ecenter/client/form-messages.ts'
import { requestOf } from '@ecenter/client/form-request.ts'
import type { Failed, Rejected } from '@ecenter/client/result.ts'
import type { Unacknowledged } from '@ecenter/client/use-sender.ts'
import type { Call, RequestOf, ResponseOf, TypedOf } from '@ecenter/contract/call.ts'
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { safeParse } from 'valibot'
import { codeNames } from './code-names.ts'
import { tellFailure } from './failures/failure-dialog.ts'
import { renewProof } from './renewal/renewal.ts'
import { useAction } from './use-action.ts'
import { type Texts, useTypedTexts } from './use-typed-texts.ts'

type FieldOf<C extends Call> = Extract<keyof TypedOf<C>, string>

interface CallFormOptions<C extends Call> {
  /** Every field, with what it shows until the customer types. */
  readonly initial: Readonly<Partial<Record<FieldOf<C>, string>>>
  /** Facts that no field holds, such as a chosen purpose. */
  readonly fixed?: Partial<TypedOf<C>>
  /** Optional fields, left out of the request while empty. */
  readonly optional?: readonly FieldOf<C>[]
  /** A condition beside the fields, such as consent; it tells the customer itself what is missing. */
  readonly canSubmit?: () => boolean
  readonly onAnswer: (answer: ResponseOf<C>, request: RequestOf<C>) => void
  /** True when the page itself deals with a refusal, for example by asking for a captcha. */
  readonly onRefusal?: (refused: Rejected, request: RequestOf<C>) => boolean
  /** Tells what no field and no notice can; by default a dialog does. */
  readonly onFailure?: (failed: Failed) => void
  /** Where the draft is kept, if not by the call's path: each thing that it is about has its own. */
  readonly draft?: string
  /** For a page that is left after a failure, and comes back to try the same again. */
  readonly unacknowledged?: Unacknowledged
}

/**
 * A form made from a call: the call's own rules judge, each message stands at its field, also that
 * of the service, and nothing typed is lost. One press is one request, whatever the connection does.
 */
export function useCallForm<C extends Call>(call: C, options: CallFormOptions<C>) {
  type Name = FieldOf<C>
  const typed = useTypedTexts(options.draft ?? call.path)
  const [errors, setErrors] = useState<Texts>({})
  const [notice, setNotice] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const [rounds, setRounds] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  /** Typed since it was sent, so that no answer speaks of it. */
  const changed = useRef(new Set<string>())
  const act = useAction(call, options.unacknowledged)
  const values: Texts = { ...options.initial, ...typed.texts }

  function type(name: Name, text: string) {
    changed.current.add(name)
    typed.keep(name, text)
    setErrors((before) => ({ ...before, [name]: undefined }))
  }

  async function submit() {
    if (isSending) return
    setNotice(undefined)
    const judged = safeParse(call.request, requestOf(values, options))
    const canSubmit = options.canSubmit?.() ?? true
    if (!judged.success) return showErrors(messagesIn(judged.issues))
    if (!canSubmit) return
    setErrors({})
    changed.current.clear()
    setIsSending(true)
    const result = await act(judged.output as TypedOf<C>)
    setIsSending(false)
    // Who has left while it was looked for is led nowhere any more.
    if (call.kind === 'query' && !element.current) return
    if (result.kind === 'answered') return options.onAnswer(result.value, judged.output)
    if (result.kind === 'rejected' && options.onRefusal?.(result, judged.output)) return
    setRounds((before) => before + 1)
    if (renewProof(call, judged.output, result, () => void submit())) return
    showFailure(result)
  }

  function showFailure(failed: Failed) {
    const form = element.current
    const hasCodes = codeNames.some((name) => values[name])
    // They were spent by the question, and the picture beside them is a new one.
    typed.dropCodes()
    if (failed.kind === 'rejected' && failed.field !== undefined && failed.field in values) {
      if (changed.current.has(failed.field)) return setNotice('您已经改过，请再提交一次')
      return showErrors({ [failed.field]: failed.message })
    }
    if (failed.kind === 'rejected' && isInline(failed)) {
      setNotice(failed.message)
    } else if (options.onFailure) {
      options.onFailure(failed)
    } else {
      // By an event, so that the form is sent as it is by then.
      const onRetry = () =>
        void form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
      tellFailure({ call, failed, onRetry: form && !hasCodes ? onRetry : undefined })
    }
  }

  function showErrors(found: Texts) {
    setErrors(found)
    const [first] = Object.keys(found)
    element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  return {
    isSending,
    /** What the service said of the whole form: nothing found, for example. */
    notice,
    /** How often the service refused; a code picture is drawn anew with each. */
    rounds,
    submit,
    type,
    props: {
      ref: element,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault()
        void submit()
      },
    },
    /** What is wrong with a part of a fact that no field holds whole: `wish.address`. */
    errorAt: (path: string): string | undefined => errors[path],
    /** For an input. */
    field: (name: Name) => ({
      name,
      value: values[name] ?? '',
      error: errors[name],
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
        type(name, currentTarget.value),
    }),
    /** For a widget whose value is a text. */
    widget: (name: Name) => ({
      name,
      value: values[name] ?? '',
      error: errors[name],
      onChange: (text: string) => type(name, text),
    }),
  }
}

/** A short code speaks of what was typed, so it is read beside the form and not in a dialog. */
function isInline({ code }: Rejected): boolean {
  return code.length < 8
}

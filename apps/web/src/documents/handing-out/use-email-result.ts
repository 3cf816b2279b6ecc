import type { Rejected } from '@ecenter/client/result.ts'
import type { emailAccepted } from '@ecenter/contract/electronic-policies/document-kind.ts'
import { type FormEvent, useState } from 'react'
import type { InferOutput } from 'valibot'

interface MailForm {
  readonly notice: string | undefined
  readonly props: { readonly onSubmit: (event: FormEvent) => void }
}

/** What becomes of a mail, whatever proof its form asks for. */
export function useEmailResult() {
  const [refusal, setRefusal] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()
  return {
    /** For the form's hook. */
    options: {
      onAnswer: ({ maskedEmail }: InferOutput<typeof emailAccepted>) => setSentTo(maskedEmail),
      /** All but what concerns the address is told in the sheet, whatever the class of its code. */
      onRefusal({ message, field }: Rejected): boolean {
        if (field === undefined) setRefusal(message)
        return field === undefined
      },
    },
    around: <Form extends MailForm>(form: Form) => ({
      ...form,
      /** Why the service sends nothing: three a day, or no mail just now. */
      notice: refusal ?? form.notice,
      /** The mask of the address that it is on its way to. */
      sentTo,
      props: {
        ...form.props,
        onSubmit(event: FormEvent) {
          setRefusal(undefined)
          form.props.onSubmit(event)
        },
      },
      /** The next one begins anew. */
      reset() {
        setRefusal(undefined)
        setSentTo(undefined)
      },
    }),
  }
}

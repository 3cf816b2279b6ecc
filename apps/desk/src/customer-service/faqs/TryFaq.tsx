import { type FaqDraft, tryFaq } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import { type FormEvent, useState } from 'react'
import type { InferOutput } from 'valibot'
import { failureText } from '../../client/failures.ts'
import { useSubmit } from '../../client/use-submit.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { Callout } from '../../kit/layout/Callout.tsx'
import { Panel } from '../../kit/layout/Panel.tsx'
import styles from './Faqs.module.css'

type Tried = InferOutput<typeof tryFaq.response>

interface TryFaqProps {
  readonly id: string | undefined
  readonly draft: FaqDraft
}

/** Asks the robot as if the draft were saved already. */
export function TryFaq({ id, draft }: TryFaqProps) {
  const [asked, setAsked] = useState('')
  const [tried, setTried] = useState<Tried>()
  const { submit, isSending, failed } = useSubmit(tryFaq)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(await submit({ ...(id && { id }), draft, asked }))
  }

  return (
    <Panel title="试问机器人">
      <form className={styles.try} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          name="asked"
          label="客户的话"
          hint="按保存后的样子试，不会影响客户。"
          value={asked}
          onChange={setAsked}
        />
        <Button type="submit" isBusy={isSending}>
          试一试
        </Button>
      </form>
      <div role="status">{tried !== undefined && <TriedView tried={tried} mine={draft} />}</div>
      {failed !== undefined && (
        <Callout tone="warning" isAlert>
          {failureText(failed)}
        </Callout>
      )}
    </Panel>
  )
}

function TriedView({ tried, mine }: { readonly tried: Tried; readonly mine: FaqDraft }) {
  switch (tried.kind) {
    case 'answer':
      return (
        <Callout tone={tried.question === mine.question ? 'success' : 'warning'}>
          直接回答：{tried.question}
        </Callout>
      )
    case 'suggestions':
      return (
        <Callout>
          请客户选一个：
          <ul>
            {tried.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </Callout>
      )
    case 'unknown':
      return <Callout tone="warning">机器人答不上。</Callout>
    case 'person':
      return <Callout>这句话会直接转人工。</Callout>
  }
}

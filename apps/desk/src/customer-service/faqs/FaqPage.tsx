import type { Failed } from '@ecenter/client/result.ts'
import type { ResponseOf } from '@ecenter/contract/call.ts'
import {
  type DeskFaq,
  listFaqs,
  readMiss,
} from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { useState } from 'react'
import { useFreshQuery } from '../../client/use-fresh-query.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { EmptyState } from '../../kit/layout/EmptyState.tsx'
import { Panel } from '../../kit/layout/Panel.tsx'
import { Loaded } from '../../shell/Loaded.tsx'
import { goInstead, hrefOf, usePlace } from '../../shell/location.ts'
import { useStay } from '../../shell/use-stay.ts'
import { topicsOf } from './chosen-faqs.ts'
import { FaqEditor } from './FaqEditor.tsx'

/** One question: edited, written anew, or written for what a customer asked in vain. */
export function FaqPage() {
  const place = usePlace()
  const hasStayed = useStay(place)
  const { id, miss } = place.parameters
  const query = useFreshQuery(listFaqs, {}, miss ?? id ?? 'new')
  const asked = useFreshQuery(
    readMiss,
    miss === undefined ? undefined : { id: miss },
    miss ?? 'none',
  )
  const [opened, setOpened] = useState<ResponseOf<typeof readMiss>>()
  // A colleague may settle it while an answer is written, which takes nothing away from who writes.
  const isAnswered = asked.value !== undefined && asked.failed === undefined
  if (isAnswered && opened?.id !== asked.value?.id) setOpened(asked.value)
  if (miss === undefined && opened !== undefined) setOpened(undefined)

  async function handleSaved(saved: string) {
    await query.ask()
    if (hasStayed()) goInstead('/faq', { id: saved })
  }

  if (miss !== undefined && opened?.id !== miss) {
    return isSettled(asked.failed) ? <Settled /> : <Loaded query={asked}>{() => null}</Loaded>
  }
  return (
    <Loaded query={query} lines={8}>
      {({ faqs }) => {
        const faq = faqs.find((each) => each.id === id)
        if (id !== undefined && faq === undefined) return <Gone />
        return (
          <>
            {miss !== undefined && opened !== undefined && (
              <JoinMiss miss={opened} faqs={faqs} joined={id} />
            )}
            <FaqEditor
              key={`${id ?? 'new'} ${miss ?? ''}`}
              faq={faq}
              topics={topicsOf(faqs)}
              miss={miss === undefined ? undefined : opened}
              onSaved={(saved) => void handleSaved(saved)}
            />
          </>
        )
      }}
    </Loaded>
  )
}

function isSettled(failed: Failed | undefined): boolean {
  return failed?.kind === 'rejected' && failed.code === resultCodes.nothingFound
}

/** Somebody has answered it or set it aside since the list was read, or it was purged. */
function Settled() {
  return (
    <EmptyState
      title="没有这个待处理的问题"
      actions={<ButtonLink href={hrefOf('/faqs', { view: 'misses' })}>回到没答好的问题</ButtonLink>}
    >
      同事已经处理过，或者时间太久已经删除。
    </EmptyState>
  )
}

function Gone() {
  return (
    <EmptyState
      title="没有这个问题"
      actions={<ButtonLink href={hrefOf('/faqs')}>回到常见问题</ButtonLink>}
    />
  )
}

interface JoinMissProps {
  readonly miss: ResponseOf<typeof readMiss>
  readonly faqs: readonly DeskFaq[]
  /** The known question that it is joined to. */
  readonly joined: string | undefined
}

/** What was asked in vain becomes a question of its own, or other words of one that has its answer. */
function JoinMiss({ miss, faqs, joined = '' }: JoinMissProps) {
  const near = miss.near.map(({ id }) => id)
  const known = [
    ...miss.near,
    ...faqs.filter(({ id }) => !near.includes(id)).map(({ id, question }) => ({ id, question })),
  ]
  return (
    <Panel title={`客户问过 ${miss.times} 次`}>
      <SelectField
        label="写成新问题，还是并入已有的"
        name="joined"
        hint="并入后，客户的问法加到那个问题里；意思最近的排在前面。"
        choices={[
          { value: '', label: '写成新问题' },
          ...known.map(({ id, question }) => ({ value: id, label: `并入：${question}` })),
        ]}
        value={joined}
        onChange={(id) => goInstead('/faq', { miss: miss.id, id: id === '' ? undefined : id })}
      />
    </Panel>
  )
}

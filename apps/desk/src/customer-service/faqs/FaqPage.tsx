import type { Failed } from '@ecenter/client/result.ts'
import type { ResponseOf } from '@ecenter/contract/call.ts'
import { listFaqs, readMiss } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { useState } from 'react'
import { useFreshQuery } from '../../client/use-fresh-query.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { EmptyState } from '../../kit/layout/EmptyState.tsx'
import { Loaded } from '../../shell/Loaded.tsx'
import { goInstead, hrefOf, usePlace } from '../../shell/location.ts'
import { useStay } from '../../shell/use-stay.ts'
import { topicsOf } from './chosen-faqs.ts'
import { FaqEditor } from './FaqEditor.tsx'
import { JoinMiss } from './JoinMiss.tsx'

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

import { listFaqs } from '@ecenter/contract/customer-service/desk/list-faqs.ts'
import { listMisses } from '@ecenter/contract/customer-service/desk/list-misses.ts'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { useFreshQuery } from '../../client/use-fresh-query.ts'
import { ButtonLink } from '../../kit/Button.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Loaded } from '../../shell/Loaded.tsx'
import { goInstead, hrefOf, usePlace } from '../../shell/location.ts'
import { topicsOf } from './chosen-faqs.ts'
import { FaqEditor } from './FaqEditor.tsx'

/** One question: edited, written anew, or written for what a customer asked in vain. */
export function FaqPage() {
  const { id, miss } = usePlace().parameters
  const query = useFreshQuery(listFaqs, {}, id ?? miss ?? 'new')
  const misses = useDeskQuery(listMisses, miss === undefined ? undefined : { sortedBy: 'newest' })
  async function handleSaved(saved: string) {
    await query.ask()
    goInstead('/faq', { id: saved })
  }

  if (miss !== undefined && misses.value === undefined) {
    return <Loaded query={misses}>{() => null}</Loaded>
  }
  return (
    <Loaded query={query} lines={8}>
      {({ faqs }) => {
        const faq = faqs.find((each) => each.id === id)
        if (id !== undefined && faq === undefined) return <Gone />
        return (
          <FaqEditor
            key={id ?? miss ?? 'new'}
            faq={faq}
            topics={topicsOf(faqs)}
            miss={misses.value?.misses.find((each) => each.id === miss)}
            onSaved={(saved) => void handleSaved(saved)}
          />
        )
      }}
    </Loaded>
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

import type { ResponseOf } from '@ecenter/contract/call.ts'
import type { DeskFaq, readMiss } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { Panel } from '../../kit/layout/Panel.tsx'
import { goInstead } from '../../shell/location.ts'

interface JoinMissProps {
  readonly miss: ResponseOf<typeof readMiss>
  readonly faqs: readonly DeskFaq[]
  /** The known question that it is joined to. */
  readonly joined: string | undefined
}

/** What was asked in vain becomes a question of its own, or other words of one that has its answer. */
export function JoinMiss({ miss, faqs, joined = '' }: JoinMissProps) {
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

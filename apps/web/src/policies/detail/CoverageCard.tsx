import type { PolicyDetail } from '@ecenter/contract/policies/policy.ts'
import { Card } from '../../kit/layout/Card.tsx'
import { Row, Rows } from '../../kit/lists/Rows.tsx'
import { yuan } from '../../kit/words/money.ts'
import { spokenName } from './kind-names.ts'

/** What is covered and up to how much; a cover without a limit tells its measure in its note. */
export function CoverageCard({ policy }: { readonly policy: PolicyDetail }) {
  return (
    <Card
      title={spokenName(policy) || '保障内容'}
      aside={policy.kind === 'compulsory' ? '责任限额，单位：元' : '保额，单位：元'}
    >
      <Rows isRuled>
        {policy.coverages.map(({ code, name, note, limit, deductible }) => (
          <Row key={code + name} label={name} {...noteOf(note, deductible)} isNumber>
            {limit === undefined ? '按约定' : yuan(limit)}
          </Row>
        ))}
      </Rows>
    </Card>
  )
}

function noteOf(note: string | undefined, deductible: string | undefined) {
  const parts = [note, deductible && `免赔 ${deductible}`].filter(Boolean)
  return parts.length === 0 ? {} : { note: parts.join('，') }
}

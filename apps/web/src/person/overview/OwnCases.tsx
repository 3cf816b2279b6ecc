import type { Overview } from '@ecenter/contract/person/overview.ts'
import { Card } from '../../kit/layout/Card.tsx'
import { NavRow } from '../../kit/lists/NavRow.tsx'
import { caseChoice } from '../../verification/own/case-choice.ts'

/** So many stand here; older ones are where all are. */
const shownAtMost = 3

/** What the customer complains of or objects to, by when it is answered. */
export function OwnCases({ cases }: Pick<Overview, 'cases'>) {
  const more = cases.length - shownAtMost
  if (cases.length === 0) return null
  return (
    <Card title="投诉和异议" isNavList>
      {cases.slice(0, shownAtMost).map((own) => {
        const { href, text, ...row } = caseChoice(own)
        return (
          <NavRow key={href} href={href} {...row}>
            {text}
          </NavRow>
        )
      })}
      {more > 0 && (
        <NavRow href="#/appeal-progress" value={`还有 ${more} 个`}>
          看全部
        </NavRow>
      )}
    </Card>
  )
}

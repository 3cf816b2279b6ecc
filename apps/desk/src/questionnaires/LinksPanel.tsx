import type { DeskQuestionnaire } from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'
import { CopyText } from '../kit/CopyText.tsx'
import { PageStack } from '../kit/PageStack.tsx'
import { Panel } from '../kit/Panel.tsx'

/** Where customers reach it: one address for each entry, or one for all. */
export function LinksPanel({ questionnaire }: { readonly questionnaire: DeskQuestionnaire }) {
  const { entryIds } = questionnaire
  return (
    <Panel title="给客户的链接">
      <PageStack>
        {entryIds.length === 0 && <CopyText label="链接" text={addressOf('')} />}
        {entryIds.map((entryId) => (
          <CopyText
            key={entryId}
            label={`链接 ${entryId}`}
            text={addressOf(`?entryId=${entryId}`)}
          />
        ))}
      </PageStack>
    </Panel>
  )
}

function addressOf(query: string): string {
  return `${location.origin}/#/questionnaire${query}`
}

import type { FaqDraft } from '@ecenter/contract/customer-service/desk/faq-draft.ts'
import { listFaqVersions } from '@ecenter/contract/customer-service/desk/list-faq-versions.ts'
import { useFreshQuery } from '../client/use-fresh-query.ts'
import { Panel } from '../kit/Panel.tsx'
import { VersionList } from '../kit/VersionList.tsx'
import { Loaded } from '../shell/Loaded.tsx'

interface FaqVersionsProps {
  readonly id: string
  readonly onTake: (state: FaqDraft) => void
}

/** How it was worded before; an older wording goes into the form, and is saved like any other. */
export function FaqVersions({ id, onTake }: FaqVersionsProps) {
  const query = useFreshQuery(listFaqVersions, { id }, id)
  return (
    <Panel title="修改记录">
      <Loaded query={query} lines={3}>
        {({ versions }) => (
          <VersionList versions={versions} onTake={({ state }) => onTake(state)} />
        )}
      </Loaded>
    </Panel>
  )
}

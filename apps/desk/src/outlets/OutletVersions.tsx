import { listOutletVersions } from '@ecenter/contract/outlets/desk/list-outlet-versions.ts'
import type { OutletDraft } from '@ecenter/contract/outlets/desk/outlet-draft.ts'
import { useFreshQuery } from '../client/use-fresh-query.ts'
import { Panel } from '../kit/Panel.tsx'
import { VersionList } from '../kit/VersionList.tsx'
import { Loaded } from '../shell/Loaded.tsx'

interface OutletVersionsProps {
  readonly id: string
  readonly onTake: (state: OutletDraft) => void
}

/** How the outlet was before; an older state goes into the form, and is saved like any other. */
export function OutletVersions({ id, onTake }: OutletVersionsProps) {
  const query = useFreshQuery(listOutletVersions, { id }, id)
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

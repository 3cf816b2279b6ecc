import type { AnnouncementDraft } from '@ecenter/contract/activities/desk/announcement-draft.ts'
import { listAnnouncementVersions } from '@ecenter/contract/activities/desk/list-announcement-versions.ts'
import { useFreshQuery } from '../client/use-fresh-query.ts'
import { Panel } from '../kit/Panel.tsx'
import { VersionList } from '../kit/VersionList.tsx'
import { Loaded } from '../shell/Loaded.tsx'

interface AnnouncementVersionsProps {
  readonly id: string
  readonly onTake: (state: AnnouncementDraft) => void
}

/** How it was before; an older state goes into the form, and is saved like any other. */
export function AnnouncementVersions({ id, onTake }: AnnouncementVersionsProps) {
  const query = useFreshQuery(listAnnouncementVersions, { id }, id)
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

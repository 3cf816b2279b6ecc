import {
  announcementKind,
  listAnnouncements,
} from '@ecenter/contract/activities/desk/announcements-at-desk.ts'
import { is } from 'valibot'
import { useFreshQuery } from '../client/use-fresh-query.ts'
import { ButtonLink } from '../kit/buttons/Button.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { goInstead, hrefOf, usePlace } from '../shell/location.ts'
import { useStay } from '../shell/use-stay.ts'
import { AnnouncementEditor } from './AnnouncementEditor.tsx'

/** One announcement: edited, or new. */
export function AnnouncementPage() {
  const place = usePlace()
  const hasStayed = useStay(place)
  const { id, kind } = place.parameters
  const query = useFreshQuery(listAnnouncements, {}, id ?? 'new')

  async function handleSaved(saved: string) {
    await query.ask()
    if (hasStayed()) goInstead('/announcement', { id: saved })
  }

  return (
    <Loaded query={query} lines={8}>
      {({ announcements, today }) => {
        const announcement = announcements.find((each) => each.id === id)
        if (id !== undefined && announcement === undefined) return <Gone />
        return (
          <AnnouncementEditor
            key={id ?? 'new'}
            announcement={announcement}
            kind={is(announcementKind, kind) ? kind : 'carousel'}
            today={today}
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
      title="没有这条内容"
      actions={<ButtonLink href={hrefOf('/announcements')}>回到首页内容</ButtonLink>}
    />
  )
}

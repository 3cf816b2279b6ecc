import {
  type AnnouncementDraft,
  type AnnouncementKind,
  type DeskAnnouncement,
  listAnnouncementVersions,
  saveAnnouncement,
} from '@ecenter/contract/activities/desk/announcements-at-desk.ts'
import { EditorLayout } from '../kit/layout/EditorLayout.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { useAreas } from '../places/use-areas.ts'
import { ContentVersions } from '../shell/content/ContentVersions.tsx'
import { DraftNotice } from '../shell/content/DraftNotice.tsx'
import { OtherEdit } from '../shell/content/OtherEdit.tsx'
import { useContentForm } from '../shell/content/use-content-form.ts'
import { AnnouncementFields } from './AnnouncementFields.tsx'
import { AnnouncementPreview } from './AnnouncementPreview.tsx'
import { comparedAnnouncements } from './compared-announcements.ts'

interface AnnouncementEditorProps {
  /** Undefined of a new one. */
  readonly announcement: DeskAnnouncement | undefined
  /** Of a new one. */
  readonly kind: AnnouncementKind
  /** An ISO date. */
  readonly today: string
  readonly onSaved: (id: string) => void
}

export function AnnouncementEditor(props: AnnouncementEditorProps) {
  const { announcement, kind, today, onSaved } = props
  const areas = useAreas()
  const work = useContentForm(saveAnnouncement, {
    begun: announcement,
    kind: 'announcement',
    ofNew: `new/${kind}`,
    initialOf: (base: DeskAnnouncement | undefined) => initialOf(base, kind, today),
    optional: ['to', 'pictureId'],
    fieldNames,
    saidOf: ({ isShown }) => (isShown ? '已保存，客户马上能看到。' : '已保存，客户看不到这一条。'),
    onSaved,
  })
  const { editing, form, draft, fill } = work

  return (
    <EditorLayout
      form={
        <Panel title={announcement === undefined ? '新增' : '编辑'}>
          <PageStack>
            <DraftNotice
              work={work}
              compare={(mine, theirs) => comparedAnnouncements(areas, mine, theirs)}
            />
            <AnnouncementFields
              form={form}
              saving={work.saving}
              notice={
                <OtherEdit
                  work={work}
                  compare={(mine, theirs) => comparedAnnouncements(areas, mine, theirs)}
                />
              }
            />
          </PageStack>
        </Panel>
      }
      aside={
        <>
          <AnnouncementPreview draft={draft} today={today} />
          <ContentVersions call={listAnnouncementVersions} base={editing.base} onTake={fill} />
        </>
      }
    />
  )
}

const fieldNames: readonly (keyof AnnouncementDraft)[] = [
  'kind',
  'title',
  'text',
  'to',
  'from',
  'until',
  'areaCodes',
  'channels',
  'seq',
  'joinedCount',
  'pictureId',
  'isShown',
]

function initialOf(
  base: DeskAnnouncement | undefined,
  kind: AnnouncementKind,
  today: string,
): AnnouncementDraft {
  if (base !== undefined) {
    const { id: _, version: __, ...draft } = base
    return { ...draft, to: draft.to ?? '', pictureId: draft.pictureId ?? '' }
  }
  return {
    kind,
    title: '',
    text: '',
    to: '',
    from: today,
    until: today,
    areaCodes: [],
    channels: [],
    seq: 0,
    joinedCount: 0,
    pictureId: '',
    isShown: true,
  }
}

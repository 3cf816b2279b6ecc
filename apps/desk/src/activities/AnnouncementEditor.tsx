import {
  type AnnouncementDraft,
  type AnnouncementKind,
  type DeskAnnouncement,
  listAnnouncementVersions,
  saveAnnouncement,
} from '@ecenter/contract/activities/desk/announcements-at-desk.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { useEditing } from '../client/use-editing.ts'
import { EditorLayout } from '../kit/layout/EditorLayout.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { Comparison } from '../kit/lists/Comparison.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { useAreas } from '../places/use-areas.ts'
import { ContentVersions } from '../shell/ContentVersions.tsx'
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
  const editing = useEditing(announcement, 'announcement', `new/${kind}`)
  const initial = initialOf(editing.base, kind, today)
  const form = useDeskForm(saveAnnouncement, {
    initial,
    optional: ['to', 'pictureId'],
    fixed: { edited: editing.edited },
    draft: editing.place,
    isDone: editing.isDone,
    onAnswer(answer) {
      const kept = editing.take(answer)
      if (kept === undefined) return
      showToast(kept.isShown ? '已保存，客户马上能看到。' : '已保存，客户看不到这一条。')
      onSaved(kept.id)
    },
  })
  const draft = { ...initial, ...form.values } as AnnouncementDraft

  function fill(state: AnnouncementDraft) {
    for (const name of fieldNames) form.field(name).onChange(state[name])
  }

  return (
    <EditorLayout
      form={
        <Panel title={announcement === undefined ? '新增' : '编辑'}>
          <AnnouncementFields
            form={form}
            notice={
              editing.theirs !== undefined && (
                <Comparison
                  fields={comparedAnnouncements(areas, draft, editing.theirs)}
                  onMine={() => {
                    fill(draft)
                    editing.goOnFromTheirs()
                  }}
                  onTheirs={() => {
                    form.reset()
                    editing.goOnFromTheirs()
                  }}
                />
              )
            }
          />
        </Panel>
      }
      aside={
        <>
          <AnnouncementPreview draft={draft} today={today} />
          {editing.base !== undefined && (
            <ContentVersions
              key={editing.base.version}
              call={listAnnouncementVersions}
              id={editing.base.id}
              onTake={fill}
            />
          )}
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

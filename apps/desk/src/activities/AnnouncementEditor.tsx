import { pictureAddress } from '@ecenter/contract/activities/announcement.ts'
import {
  type AnnouncementDraft,
  type AnnouncementKind,
  announcementKindNames,
  type DeskAnnouncement,
  listAnnouncementVersions,
  saveAnnouncement,
} from '@ecenter/contract/activities/desk/announcements-at-desk.ts'
import type { Province } from '@ecenter/contract/places/get-city-code.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { Umbrella } from 'lucide'
import { EditorLayout } from '../kit/layout/EditorLayout.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { type ComparedField, comparedBy } from '../kit/lists/Comparison.tsx'
import { useAreas } from '../places/use-areas.ts'
import { ContentVersions } from '../shell/content/ContentVersions.tsx'
import { DraftNotice } from '../shell/content/DraftNotice.tsx'
import { OtherEdit } from '../shell/content/OtherEdit.tsx'
import { useContentForm } from '../shell/content/use-content-form.ts'
import styles from './Activities.module.css'
import { AnnouncementFields } from './AnnouncementFields.tsx'
import { statusOf } from './announcement-status.ts'
import { whereText } from './where-text.ts'

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

interface AnnouncementPreviewProps {
  readonly draft: AnnouncementDraft
  /** An ISO date. */
  readonly today: string
}

/** It as it stands on the customers' home page. */
function AnnouncementPreview({ draft, today }: AnnouncementPreviewProps) {
  const { word, tone } = statusOf(draft, today)
  return (
    <Panel title="客户看到的" actions={<Badge tone={tone}>保存后：{word}</Badge>}>
      <div className={styles.phone}>
        <Shown {...draft} />
      </div>
    </Panel>
  )
}

function Shown({ kind, title, text, pictureId, joinedCount, to }: AnnouncementDraft) {
  const heading = title || '（标题）'
  const line = text || '（说明）'
  switch (kind) {
    case 'notice':
      return (
        <p className={styles.notice}>
          {heading}，{line} {to ? <span className={styles.link}>查看</span> : null}
        </p>
      )
    case 'carousel':
      return (
        <div className={styles.figure}>
          <span>
            <b>{heading}</b>
            <span>{line}</span>
          </span>
          {pictureId ? (
            <img src={pictureAddress(pictureId)} alt="" />
          ) : (
            <Icon of={Umbrella} size="xl" />
          )}
        </div>
      )
    case 'activity':
    case 'car-discount':
    case 'group':
      return (
        <div className={styles.card}>
          <b>{heading}</b>
          <span>{line}</span>
          {kind === 'group' && <span>已有 {joinedCount.toLocaleString('zh-CN')} 人参加</span>}
        </div>
      )
  }
}

/** What two people wrote of one announcement, field by field. */
function comparedAnnouncements(
  areas: readonly Province[],
  mine: AnnouncementDraft,
  theirs: AnnouncementDraft,
): ComparedField[] {
  return comparedBy(mine, theirs, {
    位置: ({ kind }) => announcementKindNames[kind],
    标题: ({ title }) => title,
    说明: ({ text }) => text,
    链接: ({ to }) => to || '不链接',
    图片: ({ pictureId }) => pictureId || '没有',
    日期: ({ from, until }) => `${from} 至 ${until}`,
    地区和渠道: (draft) => whereText(areas, draft),
    次序: ({ seq }) => `${seq}`,
    已参加人数: ({ joinedCount }) => `${joinedCount}`,
    展示给客户: ({ isShown }) => (isShown ? '是' : '否'),
  })
}

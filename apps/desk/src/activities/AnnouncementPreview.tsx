import { pictureAddress } from '@ecenter/contract/activities/announcement.ts'
import type { AnnouncementDraft } from '@ecenter/contract/activities/desk/announcements-at-desk.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { Umbrella } from 'lucide'
import { Panel } from '../kit/layout/Panel.tsx'
import styles from './Activities.module.css'
import { statusOf } from './announcement-status.ts'

interface AnnouncementPreviewProps {
  readonly draft: AnnouncementDraft
  /** An ISO date. */
  readonly today: string
}

/** It as it stands on the customers' home page. */
export function AnnouncementPreview({ draft, today }: AnnouncementPreviewProps) {
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

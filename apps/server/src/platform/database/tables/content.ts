import type { ColumnType, Generated } from 'kysely'

export interface ContentTables {
  faq: FaqTable
  robot_miss: RobotMissTable
  content_picture: ContentPictureTable
  content_version: ContentVersionTable
}

interface FaqTable {
  id: string
  topic: string
  question: string
  variants: string[]
  answer: string
  links: ColumnType<{ title: string; href: `#/${string}` }[], string, string>
  /** Lower ones come first. */
  place: number
  is_shown: boolean
  /** Counts up with every change. */
  version: Generated<number>
}

/** `unknown`: the robot found nothing; `unhelpful`: its answer was called so. */
export type MissReason = 'unknown' | 'unhelpful'

interface RobotMissTable {
  id: string
  /** Keyed hash of the words. */
  words_key: Buffer
  reason: MissReason
  times: Generated<number>
  last_at: Date
  /** The question that was written or chosen for it. */
  answered_by: Generated<string | null>
  set_aside_at: Generated<Date | null>
  /** What was asked; people type their own names and numbers. */
  sealed: Buffer
}

/** A picture that the site shows to everybody; its bytes are a file of the same name. */
interface ContentPictureTable {
  id: string
  added_at: Date
}

export type ContentKind = 'faq' | 'outlet' | 'announcement' | 'questionnaire'

interface ContentVersionTable {
  kind: ContentKind
  content_id: string
  version: number
  at: Date | null
  staff_id: string | null
  state: ColumnType<unknown, string, never>
}

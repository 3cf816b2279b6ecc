import type { Announcement } from '@ecenter/contract/activities/announcement.ts'
import { Card, CardLink } from '../kit/layout/Card.tsx'
import { useIsScreen } from '../shell/site-screens.ts'
import { targetOf } from './target.ts'

interface ToldProps {
  readonly announcement: Announcement
  /** Small, right of the title. */
  readonly note?: string
}

/** One thing that the insurer announces; it leads on where there is a screen for it. */
export function Told({ announcement: { title, text, to }, note }: ToldProps) {
  const href = targetOf(to, useIsScreen())
  if (href === undefined) return <Card title={title} sub={text} level={3} aside={note} />
  return <CardLink href={href} title={title} sub={text} aside={note} />
}

import type { ComponentProps } from 'react'
import { DraftNotice } from './DraftNotice.tsx'
import { OtherEdit } from './OtherEdit.tsx'

type ContentNoticeProps<Kept, Draft> = ComponentProps<typeof OtherEdit<Kept, Draft>> &
  ComponentProps<typeof DraftNotice<Kept, Draft>>

/** What has to be known before one goes on writing: that somebody else has saved, or that a draft waits. */
export function ContentNotice<Kept, Draft>(props: ContentNoticeProps<Kept, Draft>) {
  return (
    <>
      <DraftNotice {...props} />
      <OtherEdit {...props} />
    </>
  )
}

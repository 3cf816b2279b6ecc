import { NoticeBar } from '../../kit/NoticeBar.tsx'
import { ChangeFrame, type ChangeProps } from './ChangeFrame.tsx'

/** No paper any more; that cannot be taken back here, so it is said first. */
export function ElectronicSheet(props: ChangeProps) {
  return (
    <ChangeFrame
      {...props}
      title="只要电子保单"
      wish={{ kind: 'electronic-only' }}
      submitText="不再送纸质保单"
    >
      {() => (
        <NoticeBar>
          电子保单和纸质保单同样有效，随时可以在这里查看和下载。改了以后不再送纸质保单，也不能改回来。
        </NoticeBar>
      )}
    </ChangeFrame>
  )
}

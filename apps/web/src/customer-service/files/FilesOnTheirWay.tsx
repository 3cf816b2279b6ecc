import { useState } from 'react'
import { later } from '../../kit/overlays/later.tsx'
import { PictureViewer } from '../../kit/pictures/PictureViewer.tsx'
import { UploadTile } from '../../kit/pictures/UploadTile.tsx'
import { hasNotArrived, type UploadFile } from '../../kit/pictures/upload-files.ts'
import styles from '../log/Bubble.module.css'
import { Bubble } from '../log/Bubble.tsx'
import {
  goOnAfterSlide,
  leaveSlide,
  sendFileAgain,
  takeFileBack,
  useOutgoingFiles,
} from './outgoing-files.ts'

/** Few customers ever see it. */
const SlideSheet = later(() => import('../../verification/SlideSheet.tsx'), 'SlideSheet')

/** Each with how far it has come; until it has arrived it can be taken back. */
export function FilesOnTheirWay() {
  const { files, isSliding } = useOutgoingFiles()
  const [opened, setOpened] = useState<UploadFile>()
  return (
    <>
      {files.map((file, at) => (
        <Bubble key={file.id} from="customer" isBare below={<Reason file={file} />}>
          <ul className={styles.picture}>
            <UploadTile
              file={file}
              name={`第 ${at + 1} 个文件`}
              onRetry={() => sendFileAgain(file.id)}
              onRemove={() => takeFileBack(file.id)}
              onOpen={file.preview === undefined ? undefined : () => setOpened(file)}
            />
          </ul>
        </Bubble>
      ))}
      <PictureViewer
        pictures={opened?.preview === undefined ? [] : [{ src: opened.preview, alt: opened.name }]}
        openAt={opened === undefined ? undefined : 0}
        onClose={() => setOpened(undefined)}
      />
      <SlideSheet isOpen={isSliding} onClose={leaveSlide} onPassed={goOnAfterSlide} />
    </>
  )
}

function Reason({ file: { state } }: { readonly file: UploadFile }) {
  return (
    <p className={styles.reason} role="alert">
      {hasNotArrived(state) && state.reason}
    </p>
  )
}

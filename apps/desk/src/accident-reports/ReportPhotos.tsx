import { photoFrameNames } from '@ecenter/contract/accident-reports/accident.ts'
import type { DeskReport } from '@ecenter/contract/accident-reports/desk/desk-report.ts'
import { viewReportPhoto } from '@ecenter/contract/accident-reports/desk/reports-at-desk.ts'
import { Spinner } from '@ecenter/ui/Spinner.tsx'
import { failureText } from '../client/failures.ts'
import { useDeskFile } from '../client/use-desk-file.ts'
import styles from './ReportPhotos.module.css'

type Photo = DeskReport['photos'][number]

interface ReportPhotosProps {
  readonly reportId: string
  readonly photos: readonly Photo[]
}

/** All of them beside each other; a press opens one by itself. */
export function ReportPhotos({ reportId, photos }: ReportPhotosProps) {
  return (
    <ul className={styles.photos}>
      {photos.map((photo) => (
        <li key={photo.fileId}>
          <ReportPhoto {...{ reportId, photo }} />
        </li>
      ))}
    </ul>
  )
}

function ReportPhoto({ reportId, photo }: { readonly reportId: string; readonly photo: Photo }) {
  const { fileId, frame } = photo
  const name = photoFrameNames[frame]
  const { url, failed } = useDeskFile(viewReportPhoto, { reportId, fileId })
  return (
    <figure className={styles.photo}>
      {url === undefined ? (
        failed === undefined && <Spinner size="s" />
      ) : (
        <a href={url} target="_blank" rel="noreferrer">
          <img src={url} alt={`${name}，单独打开`} />
        </a>
      )}
      <figcaption>{failed === undefined ? name : `${name}：${failureText(failed)}`}</figcaption>
    </figure>
  )
}

import { photoFrameNames } from '@ecenter/contract/accident-reports/accident.ts'
import {
  listClaimPhotos,
  type ReportOfClaim,
} from '@ecenter/contract/accident-reports/desk/claim-photos.ts'
import { viewReportPhoto } from '@ecenter/contract/accident-reports/desk/reports-at-desk.ts'
import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import { Spinner } from '@ecenter/ui/Spinner.tsx'
import { useState } from 'react'
import { useDeskSession } from '../../client/desk-session.ts'
import { failureText } from '../../client/failures.ts'
import { useDeskFile } from '../../client/use-desk-file.ts'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Callout } from '../../kit/layout/Callout.tsx'
import { PageStack } from '../../kit/layout/PageStack.tsx'
import { Panel } from '../../kit/layout/Panel.tsx'
import { hrefOfThing } from '../../shell/thing-paths.ts'
import styles from './DocumentFileView.module.css'
import { Picture } from './Picture.tsx'

/**
 * What the customer photographed at the roadside, beside the documents of the claim that the core made of it; nothing where
 * nobody reported it here, and for whoever handles no reports.
 */
export function ClaimPhotos({ claimId }: { readonly claimId: string }) {
  const roles = useDeskSession(({ session }) => session.me?.roles) ?? []
  const isHandler = isAllowed(listClaimPhotos.access, roles)
  const { value } = useDeskQuery(listClaimPhotos, isHandler ? { claimId } : undefined)
  const reports = value?.reports.filter(({ photos }) => photos.length > 0) ?? []
  return reports.map((report) => <PhotosPanel key={report.reportId} report={report} />)
}

/** Shown once staff ask for them: each that is looked at leaves a trace. */
function PhotosPanel({ report }: { readonly report: ReportOfClaim }) {
  const [isAsked, setIsAsked] = useState(false)
  const roles = useDeskSession(({ session }) => session.me?.roles) ?? []
  const { reportId, receiptNo, photos } = report
  return (
    <Panel
      title={`事故照片（${photos.length}）`}
      actions={
        <a className="num" href={hrefOfThing('report', reportId, roles)}>
          {receiptNo}
        </a>
      }
    >
      {isAsked ? (
        <PageStack>
          {photos.map(({ fileId, frame }, at) => (
            <ClaimPhoto
              key={fileId}
              {...{ reportId, fileId }}
              name={`${photoFrameNames[frame]}，第 ${at + 1} 张，共 ${photos.length} 张`}
            />
          ))}
        </PageStack>
      ) : (
        <Button isSmall onClick={() => setIsAsked(true)}>
          {`打开 ${photos.length} 张事故照片`}
        </Button>
      )}
    </Panel>
  )
}

interface ClaimPhotoProps {
  readonly reportId: string
  readonly fileId: string
  readonly name: string
}

function ClaimPhoto({ reportId, fileId, name }: ClaimPhotoProps) {
  const { url, failed } = useDeskFile(viewReportPhoto, { reportId, fileId })
  return (
    <figure className={styles.file}>
      <figcaption>
        {name}
        {url !== undefined && (
          <a href={url} target="_blank" rel="noreferrer">
            单独打开
          </a>
        )}
      </figcaption>
      {failed !== undefined && (
        <Callout tone="danger" isAlert>
          {failureText(failed)}
        </Callout>
      )}
      {url === undefined && failed === undefined && <Spinner size="s" />}
      {url !== undefined && (
        <Picture {...{ url, name }} onShown={() => undefined} hasKeys={false} />
      )}
    </figure>
  )
}

import type { ReportTaken } from '@ecenter/contract/accident-reports/accident-report-calls.ts'

/** What has become of the photos of a report. */
export type Photos = Pick<
  ReportTaken,
  'photoCount' | 'photosToCome' | 'photosUntil' | 'photosMissed' | 'photosRefused'
>

/** Of two answers the one in which more is settled: what took a photo is newer than a list that was asked before. */
export function newerPhotos(one: Photos, other: Photos | undefined): Photos {
  return other && settled(other) > settled(one) ? other : one
}

function settled({ photoCount, photosRefused, photosMissed }: Photos): number {
  return photoCount + photosRefused + photosMissed
}

import { type Failure, uploadRefused } from '../../../platform/calls/failure.ts'

/** The day's share is used up, of photos that are begun or of those that are taken: the report goes all the same. */
export function tooManyPhotos(): Failure {
  return uploadRefused('今天传的照片太多，报案照常受理，照片稍后由理赔人员联系您补。')
}

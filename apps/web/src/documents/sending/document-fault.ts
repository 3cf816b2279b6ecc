import { isPdf, isPhoto } from '../../client/files/is-photo.ts'
import { sizeFault } from '../../client/files/size-fault.ts'

/** As the attribute of the chooser: the named kinds let iPhones hand out JPEG instead of HEIC. */
export const acceptedDocuments = 'image/jpeg,image/png,image/webp,application/pdf,.pdf'

/** Why the service would not take a file of a customer, in words for the customer; judged before anything is sent. */
export async function documentFault(file: Blob): Promise<string | undefined> {
  try {
    if (!(await isPhoto(file)) && !(await isPdf(file))) {
      return '只能上传照片（JPG、PNG）或 PDF 文件，请重新选择'
    }
  } catch {
    return '文件读不出来，请重新选择'
  }
  return sizeFault(file, '请换一张小一些的')
}

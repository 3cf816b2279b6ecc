import { sizeFault } from '../../client/size-fault.ts'

/** As the attribute of the chooser: the named kinds let iPhones hand out JPEG instead of HEIC. */
export const acceptedDocuments = 'image/jpeg,image/png,image/webp,application/pdf,.pdf'

const headLength = 12

/** Why the service would not take a file of a customer, in words for the customer; judged before anything is sent. */
export async function documentFault(file: Blob): Promise<string | undefined> {
  try {
    const head = await file.slice(0, headLength).arrayBuffer()
    if (!isAccepted(latin(new Uint8Array(head)))) {
      return '只能上传照片（JPG、PNG）或 PDF 文件，请重新选择'
    }
  } catch {
    return '文件读不出来，请重新选择'
  }
  return sizeFault(file, '请换一张小一些的')
}

/** By what it is, not by what it is called. */
function isAccepted(head: string): boolean {
  const isWebp = head.startsWith('RIFF') && head.endsWith('WEBP')
  return isWebp || ['\xff\xd8\xff', '\x89PNG\r\n', '%PDF-'].some((mark) => head.startsWith(mark))
}

function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes)
}

import { sizeFault } from '../../client/files/size-fault.ts'

const firstLetters = '%PDF-'

/** Why a file cannot be checked, in words for the customer; judged before anything is sent. */
export async function fileFault(file: Blob): Promise<string | undefined> {
  const tooLarge = sizeFault(file, '请选择原始的电子保单')
  if (tooLarge !== undefined) return tooLarge
  try {
    const head = await file.slice(0, firstLetters.length).text()
    return head === firstLetters ? undefined : '这不是 PDF 文件，请选择下载或邮件收到的电子保单'
  } catch {
    return '文件读不出来，请重新选择'
  }
}

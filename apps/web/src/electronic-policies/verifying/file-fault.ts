/** What the service takes, in bytes. */
const bytesAtMost = 10 * 1024 * 1024

const firstLetters = '%PDF-'

/** Why a file cannot be checked, in words for the customer; judged before anything is sent. */
export async function fileFault(file: Blob): Promise<string | undefined> {
  if (file.size > bytesAtMost) {
    const megabytes = Math.ceil((file.size / 1024 / 1024) * 10) / 10
    return `文件不能超过 10 MB，现在 ${megabytes} MB，请选择原始的电子保单`
  }
  try {
    const head = await file.slice(0, firstLetters.length).text()
    return head === firstLetters ? undefined : '这不是 PDF 文件，请选择下载或邮件收到的电子保单'
  } catch {
    return '文件读不出来，请重新选择'
  }
}

const headLength = 12

/** Whether the service opens it as a photo: by how it begins, not by what it is called. */
export async function isPhoto(file: Blob): Promise<boolean> {
  const head = await headOf(file)
  const isWebp = head.startsWith('RIFF') && head.endsWith('WEBP')
  return isWebp || ['\xff\xd8\xff', '\x89PNG\r\n'].some((mark) => head.startsWith(mark))
}

export async function isPdf(file: Blob): Promise<boolean> {
  return (await headOf(file)).startsWith('%PDF-')
}

/** Its first bytes, a letter each. */
async function headOf(file: Blob): Promise<string> {
  const head = await file.slice(0, headLength).arrayBuffer()
  return String.fromCharCode(...new Uint8Array(head))
}

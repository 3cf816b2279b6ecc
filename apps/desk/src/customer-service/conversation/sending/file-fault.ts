import { fileBytesAtMost } from '@ecenter/contract/rules/pieces.ts'

/** As the attribute of the chooser. */
export const sentFileTypes = 'image/jpeg,image/png,image/webp,application/pdf'

/** Why the service would not take it, before anything is sent; it judges the bytes themselves. */
export function fileFault({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!sentFileTypes.split(',').includes(type)) {
    return '只能发图片（JPG、PNG、WebP）或 PDF 文件，请重新选择。'
  }
  if (size === 0) return '这个文件是空的，请重新选择。'
  if (size > fileBytesAtMost) return '文件超过 10 MB，请换一个小一些的。'
  return undefined
}

/** What it is called on this computer, for the customer to read: without its ending. */
export function fileTitle({ name }: Pick<File, 'name'>, atMost: number): string {
  return name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .trim()
    .slice(0, atMost)
}

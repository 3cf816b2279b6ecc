import type { ClaimFile, ClaimFiles } from '@ecenter/contract/claims/desk/documents-at-desk.ts'

/** What was said of a file, by whom and when. */
export function wordOf({ verdict }: Pick<ClaimFile, 'verdict'>): string {
  if (verdict === undefined) return '还没有审核'
  const { as, at, by, reason } = verdict
  const who = by === undefined ? '核心系统' : by
  const what = as === 'accepted' ? '通过' : '退回'
  return `${at} ${who}${what}${reason === undefined ? '' : `：${reason}`}`
}

/** A file of a claim by its place among those of its kind. */
export interface NamedFile {
  readonly file: ClaimFile
  readonly name: string
}

/** 被保险人身份证，第 1 份，共 2 份. */
export function namedFiles({ name, files }: Pick<ClaimFiles, 'name' | 'files'>): NamedFile[] {
  return files.map((file, at) => ({
    file,
    name: `${name}，第 ${at + 1} 份，共 ${files.length} 份`,
  }))
}

/**
 * What a document can be compared with: every other file of its claim. Those of its own kind come first, the latest in
 * front: what was sent before is what the new one has to be better than.
 */
export function filesBeside(
  { type, files }: { readonly type: string; readonly files: readonly { fileId: string }[] },
  documents: readonly ClaimFiles[],
): NamedFile[] {
  const looked = new Set(files.map(({ fileId }) => fileId))
  const of = (isOwn: boolean) =>
    documents
      .filter((each) => (each.type === type) === isOwn)
      .flatMap(namedFiles)
      .filter(({ file }) => !looked.has(file.fileId))
  return [...of(true).toReversed(), ...of(false)]
}

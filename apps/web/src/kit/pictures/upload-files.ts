/** One chosen file on its way; the caller sends it, and hands in how far it has come. */
export interface UploadFile {
  readonly id: string
  readonly name: string
  /** The address of its picture; none for what has none, a PDF. */
  readonly preview?: string
  readonly state: UploadState
}

export type UploadState =
  /** `share` from 0 to 1. */
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'done' }
  /** `reason` says what happened and what to do; another try may succeed. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** The same file would be refused again. */
  | { readonly kind: 'refused'; readonly reason: string }

type NotArrived = Extract<UploadState, { readonly reason: string }>

/** Of the files that were chosen, those that still fit, and how many do not. */
export function thatFit<File>(
  chosen: readonly File[],
  present: number,
  max: number,
): { readonly files: readonly File[]; readonly left: number } {
  const files = chosen.slice(0, Math.max(0, max - present))
  return { files, left: chosen.length - files.length }
}

/** On the tile: 62%, 已上传. */
export function textOf(state: UploadState): string {
  switch (state.kind) {
    case 'sending':
      return `${percentOf(state.share)}%`
    case 'done':
      return '已上传'
    case 'failed':
      return '点按重试'
    case 'refused':
      return '不能用'
  }
}

/** Whether it can be taken back where files go out as they are chosen: only what has not arrived. */
export function hasNotArrived(state: UploadState): state is NotArrived {
  return state.kind === 'failed' || state.kind === 'refused'
}

/** Never 100 before the answer has come, never below 0. */
export function percentOf(share: number): number {
  return Math.min(99, Math.max(0, Math.floor(share * 100)))
}

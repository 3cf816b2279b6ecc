import type { DocumentVerdict, ReceivedFile } from '../store/documents/claim-document.ts'
import type { SaidOfDocument } from '../store/documents/claim-files.ts'

/** The word on one file. */
export interface WordOnFile extends Pick<SaidOfDocument, 'as' | 'at'> {
  /** Of whom at the desk; undefined of what the core told. */
  readonly staffId: string | undefined
  /** Of a refusal, as long as it is the latest word on its kind. */
  readonly reason?: string
}

/**
 * What was said of a file: what staff said first after it came, or what the core told since. Undefined while
 * nobody has judged it. `said` is that of the claim, the oldest first.
 */
export function wordOnFile(
  file: ReceivedFile,
  said: readonly SaidOfDocument[],
  verdicts: readonly DocumentVerdict[],
): WordOnFile | undefined {
  const verdict = verdicts.find(({ type }) => type === file.type)
  // The latest word is kept as the verdict: a file that came after it has none.
  if (verdict === undefined || file.receivedAt > verdict.judgedAt) return undefined
  const ofKind = said.filter(({ type }) => type === file.type)
  const known = ofKind.find(({ at }) => at >= file.receivedAt)
  const isLatest = known === undefined || (known === ofKind.at(-1) && verdict.judgedAt <= known.at)
  const as = known?.as ?? (verdict.state === 'refused' ? 'refused' : 'accepted')
  return {
    ...{ as, at: known?.at ?? verdict.judgedAt, staffId: known?.staffId },
    ...(isLatest && as === 'refused' && verdict.state === 'refused' && { reason: verdict.reason }),
  }
}

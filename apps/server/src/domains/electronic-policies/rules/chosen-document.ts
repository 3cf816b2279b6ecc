import type { DocumentKind } from '@ecenter/contract/electronic-policies/document-kind.ts'
import type { Keys } from '../../../platform/keys/keys.ts'

/**
 * Which paper of a policy: one of its own, or one endorsement's, which is told by a keyed hash of
 * its number, for no table says a number in the clear.
 */
export type ChosenDocument =
  | { readonly kind: 'policy' | 'mark' }
  | { readonly kind: 'endorsement'; readonly endorsementKey: Buffer }

export function endorsementDocument(keys: Keys, endorsementNo: string): ChosenDocument {
  return { kind: 'endorsement', endorsementKey: endorsementKey(keys, endorsementNo) }
}

export function endorsementKey(keys: Keys, endorsementNo: string): Buffer {
  return keys.searchHash('endorsement-no', endorsementNo)
}

/** How rows about a paper tell which it is. */
export interface DocumentColumns {
  readonly paper: DocumentKind
  readonly endorsement_key: Buffer | null
}

export function documentColumns(paper: ChosenDocument): DocumentColumns {
  return {
    paper: paper.kind,
    endorsement_key: paper.kind === 'endorsement' ? paper.endorsementKey : null,
  }
}

/** Throws an Error for an endorsement without a key, which no row is. */
export function documentInRow({ paper, endorsement_key }: DocumentColumns): ChosenDocument {
  if (paper !== 'endorsement') return { kind: paper }
  if (endorsement_key === null) throw new Error('a row does not say which endorsement')
  return { kind: paper, endorsementKey: endorsement_key }
}

import type { ContentKind } from '@ecenter/contract/content/desk/content-at-desk.ts'

interface Edited {
  /** The draft that stands in the form. */
  readonly draftId?: string | undefined
  /** What customers see, where it is changed. */
  readonly id?: string | undefined
  /** Tells one new thing from another. */
  readonly ofNew?: string | undefined
}

/**
 * Where what is typed waits. A draft has a place of its own: what was typed over the text that customers see
 * would otherwise lie over a colleague's draft, and the mixture would be saved.
 */
export function placeOfEdit(kind: ContentKind, { draftId, id, ofNew = 'new' }: Edited): string {
  return `${kind}/${draftId ?? id ?? ofNew}`
}

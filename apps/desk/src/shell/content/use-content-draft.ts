import {
  type ContentKind,
  readContentDraft,
} from '@ecenter/contract/content/desk/content-at-desk.ts'
import { useFreshQuery } from '../../client/use-fresh-query.ts'
import { usePlace } from '../location.ts'

/** The draft that something has, and whether it is the one that the page was opened for. */
export function useContentDraft(kind: ContentKind, contentId: string | undefined) {
  const { draft: draftId } = usePlace().parameters
  const asked = draftId === undefined ? { contentId } : { draftId }
  const { value, failed, ask } = useFreshQuery(
    readContentDraft,
    { kind, ...asked },
    `${kind}/${draftId ?? contentId ?? 'new'}`,
  )
  const isOpened = draftId !== undefined
  return {
    /** What is saved waits for a second person; undefined until the service has said so. */
    isReviewed: failed === undefined ? value?.isReviewed : undefined,
    /** Why it is not known whether there is a draft, which is not that there is none. */
    failed,
    ask,
    /** It stands in the form. */
    opened: isOpened ? value?.draft : undefined,
    /** It waits beside what the form shows. */
    other: isOpened ? undefined : value?.draft,
    /** The page was opened for one that is decided by now. */
    isGone: isOpened && value !== undefined && value.draft === undefined,
  }
}

import type { ContentKind } from '@ecenter/contract/content/desk/content-at-desk.ts'

/** What waits for a review. */
export const contentDraftsPath = '/content-drafts'

/** Where each kind is written, and its drafts are reviewed. */
export const editorPaths: Readonly<Record<ContentKind, string>> = {
  faq: '/faq',
  outlet: '/outlet',
  announcement: '/announcement',
  questionnaire: '/questionnaire',
}

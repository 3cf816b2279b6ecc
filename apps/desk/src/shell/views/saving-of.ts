import type { QueryState } from '../../client/use-desk-query.ts'

/**
 * Whether a view may be saved. One name is one view: only who has read those that are there knows whether the name
 * is among them.
 */
export function savingOf({
  value,
  failed,
  isLoading,
}: Pick<QueryState<unknown>, 'value' | 'failed' | 'isLoading'>): 'ready' | 'reading' | 'unread' {
  if (failed !== undefined) return isLoading ? 'reading' : 'unread'
  return value === undefined ? 'reading' : 'ready'
}

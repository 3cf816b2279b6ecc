/**
 * Where what was begun for somebody is kept: by who they are, or else by the chat or the opening of the form that
 * its address names. Words of one who has proven nothing are not to come up for the next one.
 */
export function intakePlace(
  form: 'case-intake' | 'report-intake' | 'lead-intake' | 'link-intake',
  customerId: string | undefined,
  { chat, of }: { readonly chat?: string | undefined; readonly of?: string | undefined },
): string {
  if (customerId !== undefined) return `${form}/${customerId}`
  if (chat !== undefined) return `${form}/chat-${chat}`
  return of === undefined ? `${form}/new` : `${form}/new-${of}`
}

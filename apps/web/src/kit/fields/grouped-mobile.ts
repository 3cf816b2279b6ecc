/** `13800005678` as 138 0000 5678, also while it grows; anything else stays as it was typed. */
export function groupedMobile(typed: string): string {
  if (!/^\d{1,11}$/.test(typed)) return typed
  return [typed.slice(0, 3), typed.slice(3, 7), typed.slice(7)].filter(Boolean).join(' ')
}

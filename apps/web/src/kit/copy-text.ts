/** Copies what a field holds; false where the browser allows it in no way, then it stands selected. */
export async function copyText(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    // Missing on plain http and in old web views, and some refuse it.
    field.focus()
    field.setSelectionRange(0, field.value.length)
    return document.execCommand('copy')
  }
}

/** The field of the search takes the focus, where it shows. */
export function focusOnWords(): void {
  document.querySelector<HTMLInputElement>('input[name="words"]')?.focus()
}

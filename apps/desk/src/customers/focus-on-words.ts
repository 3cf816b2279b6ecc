/** The field of the search takes the focus, where it shows; what it holds is typed over. */
export function focusOnWords(): void {
  const field = document.querySelector<HTMLInputElement>('input[name="words"]')
  field?.focus()
  field?.select()
}

/** The first that was found takes it: Enter opens, j and k go to the others. */
export function focusOnFound(): void {
  document.querySelector<HTMLAnchorElement>('main tbody a[href]')?.focus()
}

/** Shows a text in capitals without throwing the caret from the middle of it to its end. */
export function keepCaret(input: HTMLInputElement, text: string): void {
  if (input.value === text || input.value.length !== text.length) return
  const caret = input.selectionStart
  input.value = text
  input.setSelectionRange(caret, caret)
}

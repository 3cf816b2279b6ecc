const nativeValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')

/**
 * Sets the value as if it had been typed, so that every listener hears of it.
 * React notices a change only when its own setter on the element is passed by.
 */
export function typeInto(input: HTMLInputElement, value: string): void {
  nativeValue?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * A screen's text as a voice shall say it: a line at a time, since browsers break off in long ones; numbers digit by
 * digit, as one says a phone; of what is masked, that it is.
 */
export function linesToRead(text: string): string[] {
  return text
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/\*+/g, '，隐去，')
        .replaceAll(/\d{5,}/g, (digits) => [...digits].join(' '))
        .trim(),
    )
    .filter((line) => line !== '')
}

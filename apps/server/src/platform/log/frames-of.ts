/** Where in the program an error was made, the innermost first; nothing of its message. */
export function framesOf({ message, stack = '' }: Error): string[] {
  return stack
    .replace(message, '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .map((line) => line.trim())
}

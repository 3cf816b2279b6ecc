import { framesOf } from '../log/frames-of.ts'

/** What an error says of where it happened, but for its message, which may quote a customer's data. */
export function whereOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const named = ['code', 'table', 'column', 'constraint'].flatMap((name) => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' ? [`${name} ${value}`] : []
  })
  return named.length === 0 ? '' : ` (${named.join(', ')})`
}

/** What nobody foresaw, with its place in the program and what caused it. */
export function unforeseen(error: unknown): string {
  if (!(error instanceof Error)) return `unforeseen: ${typeof error}`
  const lines = [`unforeseen: ${error.name}${whereOf(error)}`, ...framesOf(error)]
  if (error.cause !== undefined) lines.push(unforeseen(error.cause))
  return lines.join('\n    ')
}

import { type GenericSchema, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { allCalls } from '../contract.ts'
import { allDeskCalls } from '../desk/desk-contract.ts'
import { messageOf } from './judged.ts'
import { chosen, text } from './text.ts'

/** Whatever a pattern asks for, one of these comes close to it. */
const near = [
  '\0',
  'a\0b',
  '张三\0',
  '10\0',
  'a@example.com\0',
  '2026-11-20\0',
  `${'x'.repeat(12)}\0`,
]

const calls = [...allCalls, ...allDeskCalls].map((call) => ({ path: call.path, call }))

test.each(calls)('no text that $path takes holds U+0000', ({ call }) => {
  const taking = [...textsIn(call.request, 'body')]
    .filter(({ rule }) => near.some((value) => safeParse(rule, value).success))
    .map(({ at }) => at)
  expect(taking).toEqual([])
})

test('the customer reads which character has to go', () => {
  expect(messageOf(text(20, '申诉内容'), '请核对\0')).toBe(
    '里面有看不见的特殊字符，请删去后重新填写',
  )
  expect(messageOf(chosen(20, '银行'), '工商\0银行')).toBe('请选择银行')
})

/** Schemas as they are made of each other; a kind that is not known here is found by its name. */
interface Node {
  readonly type: string
  readonly entries?: Readonly<Record<string, GenericSchema>>
  readonly shapes?: readonly GenericSchema[]
  readonly options?: readonly GenericSchema[]
  readonly wrapped?: GenericSchema
  readonly item?: GenericSchema
  readonly pipe?: readonly GenericSchema[]
  readonly key?: GenericSchema
  readonly value?: GenericSchema
}

function* textsIn(
  rule: GenericSchema,
  at: string,
): Generator<{ readonly at: string; readonly rule: GenericSchema }> {
  const node = rule as Node
  if (node.shapes !== undefined) {
    for (const shape of node.shapes) yield* textsIn(shape, at)
    return
  }
  switch (node.type) {
    case 'string':
      yield { at, rule }
      return
    case 'object':
      for (const [name, entry] of Object.entries(node.entries ?? {})) {
        yield* textsIn(entry, `${at}.${name}`)
      }
      return
    case 'union':
    case 'variant':
      for (const option of node.options ?? []) yield* textsIn(option, at)
      return
    case 'optional':
    case 'nullable':
      if (node.wrapped !== undefined) yield* textsIn(node.wrapped, at)
      return
    case 'array': {
      // Where lines are tidied up first, those that are left are judged.
      const judging = (node.pipe as Node[] | undefined)?.findLast(({ type }) => type === 'array')
      const { item } = judging ?? node
      if (item !== undefined) yield* textsIn(item, `${at}[]`)
      return
    }
    case 'record':
      for (const each of [node.key, node.value]) if (each !== undefined) yield* textsIn(each, at)
      return
    case 'boolean':
    case 'instance':
    case 'literal':
    case 'number':
    case 'picklist':
      return
    default:
      throw new Error(`${at} is ${node.type}`)
  }
}

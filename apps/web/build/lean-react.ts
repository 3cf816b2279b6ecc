import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'
import {
  constantProperties,
  constantVariables,
  idleFunctions,
  unusedTags,
  unusedTargets,
  unusedTypes,
} from './unused-of-react.ts'

/** Most of a first visit is React, and much of React is for what no page of the site has (0109). */
export function leanReact(): Plugin {
  const met = new Set<string>()
  return {
    name: 'lean-react',
    apply: 'build',
    transform: {
      filter: { id: /\/(react|react-dom|react-dom-client)\.production\.js$/ },
      handler: (code) => ({ code: leanReactOf(code, met), map: null }),
    },
    buildEnd(error) {
      if (error === undefined) requireAll(met)
    },
  }
}

interface Cut {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A file of React where what is unused cannot be reached; the minifier then takes it away. */
export function leanReactOf(code: string, met = new Set<string>()): string {
  const cuts: Cut[] = []
  /** Names that are no read of a variable. */
  const others = new Set<unknown>()
  const cut = (start: number, end: number, text = '') => cuts.push({ start, end, text })
  const textOf = ({ start, end }: ESTree.Span) => code.slice(start, end)

  function resultIn(
    known: Readonly<Record<string, string>>,
    node: Node | null,
  ): string | undefined {
    if (node?.type !== 'Identifier' || !Object.hasOwn(known, node.name)) return undefined
    met.add(node.name)
    return known[node.name]
  }

  new Visitor({
    AssignmentExpression({ start, left, right, operator }) {
      const isConstant =
        left.type === 'MemberExpression'
          ? resultIn(constantProperties, left.property)
          : resultIn(constantVariables, left)
      if (operator === '=' && isConstant) cut(start, right.start)
    },
    BinaryExpression({ start, end, left, right, operator }) {
      const isComparison = operator === '===' || operator === '!=='
      if (isComparison && [left, right].some(isTag) && [left, right].some(isUnusedTag)) {
        cut(start, end, operator === '===' ? '!1' : '!0')
      }
    },
    CallExpression(call) {
      const result = resultIn(idleFunctions, call.callee)
      if (result && call.arguments.every(isHarmless)) cut(call.start, call.end, result)
    },
    ExpressionStatement({ start, end, expression }) {
      if (expression.type !== 'AssignmentExpression') return
      if (unusedTargets.test(textOf(expression.left))) cut(start, end)
    },
    FunctionDeclaration({ id, params, body }) {
      for (const each of params) others.add(each)
      const result = resultIn(idleFunctions, id)
      if (result && body) cut(body.start, body.end, `{ return ${result} }`)
    },
    Identifier(node) {
      const result = others.has(node) ? undefined : resultIn(constantVariables, node)
      if (result) cut(node.start, node.end, result)
    },
    MemberExpression({ start, end, property, computed }) {
      if (computed) return
      others.add(property)
      const result = resultIn(constantProperties, property)
      if (result) cut(start, end, result)
    },
    Property({ key }) {
      others.add(key)
    },
    SwitchStatement({ discriminant, cases }) {
      const isUnused = isTag(discriminant) ? isUnusedTag : isUnusedType
      cases.forEach(({ start, end, test, consequent: [first] }, at) => {
        if (!isUnused(test)) return
        if (first === undefined) cut(start, end)
        else if (isRunInto(cases.slice(0, at), isUnused)) cut(start, first.start)
        else if (test) cut(test.end + 1, test.end + 1, 'break;')
      })
    },
    VariableDeclarator({ id }) {
      others.add(id)
    },
  }).visit(parseSync('react.js', code).program)
  return afterCuts(code, cuts)
}

type Node = ESTree.Node

function isTag(node: Node): boolean {
  const name = node.type === 'MemberExpression' && !node.computed ? node.property : node
  return name.type === 'Identifier' && /^(tag|grandTag)$/.test(name.name)
}

function isUnusedTag(node: Node | null): boolean {
  return node?.type === 'Literal' && unusedTags.has(node.value)
}

function isUnusedType(node: Node | null): boolean {
  return node?.type === 'Identifier' && unusedTypes.has(node.name)
}

/** Whether leaving it out leaves out nothing else. */
function isHarmless(node: Node): boolean {
  if (node.type === 'MemberExpression') return isHarmless(node.object)
  if (node.type === 'UnaryExpression') return isHarmless(node.argument)
  return node.type === 'Identifier' || node.type === 'Literal'
}

const ends = new Set(['BreakStatement', 'ContinueStatement', 'ReturnStatement', 'ThrowStatement'])

/** Whether a case that is used goes on in the one that comes after all these. */
function isRunInto(
  before: readonly ESTree.SwitchCase[],
  isUnused: (test: Node | null) => boolean,
): boolean {
  const last = before.at(-1)
  if (last === undefined) return false
  const end = last.consequent.at(-1)
  if (end !== undefined) return !ends.has(end.type)
  return !isUnused(last.test) || isRunInto(before.slice(0, -1), isUnused)
}

/** Another version of React may call things otherwise; then this list is looked through again. */
export function requireAll(met: ReadonlySet<string>): void {
  const known = [constantProperties, constantVariables, idleFunctions].flatMap(Object.keys)
  const missing = known.filter((name) => !met.has(name))
  if (missing.length > 0) throw new Error(`React has no ${missing.join(', ')}`)
}

/** Of pieces that lie in each other the outer one counts. */
function afterCuts(code: string, cuts: readonly Cut[]): string {
  const inOrder = cuts.toSorted((one, other) => one.start - other.start || other.end - one.end)
  let done = 0
  let text = ''
  for (const cut of inOrder) {
    if (cut.start < done) continue
    text += code.slice(done, cut.start) + cut.text
    done = cut.end
  }
  return text + code.slice(done)
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Call, urlOf } from '@ecenter/contract/call.ts'
import { features } from '@ecenter/contract/contract.ts'
import { type DeskCall, deskUrlOf } from '@ecenter/contract/desk/desk-call.ts'
import { deskFeatures } from '@ecenter/contract/desk/desk-contract.ts'
import { permissions } from '@ecenter/contract/desk/permissions.ts'
import { jsonSchemaOf } from '@ecenter/contract/json-schema-of.ts'
import { root } from '../run-program.mjs'

/** All calls of customers and of the desk for people to read (`docs/calls.md`), made from the contract. */
export function callDocs(): string {
  const words = readWords()
  const ofCustomers = chapters<Call>(features, words, (call) => [
    `\`${call.answer === 'image' ? 'GET' : 'POST'} ${urlOf(call)}\``,
    [envelopes[call.envelope], `answers ${call.answer}`, call.kind, proofOf(call)].join(' · '),
  ])
  const ofTheDesk = chapters<DeskCall>(deskFeatures, words, (call) => [
    `\`POST ${deskUrlOf(call)}\``,
    [envelopes[call.envelope ?? 'plain'], `answers ${call.answer}`, call.kind, accessOf(call)].join(
      ' · ',
    ),
  ])
  const lines = [
    opening,
    '# Calls of customers',
    ...ofCustomers,
    '# Calls of the desk',
    ...ofTheDesk,
  ]
  return `${lines.join('\n\n')}\n`
}

type JsonSchema = ReturnType<typeof jsonSchemaOf>

const opening = `<!-- Made by \`npm run docs:calls\` from packages/contract. A test tells when it is out of date. -->

Every call of the service, as the contract defines it. A \`?\` marks what may be left out. What a rule says beyond
its type (a check digit, for example) stands in \`packages/contract/src/rules\`. How a request travels and how it is
answered is told in [architecture.md](architecture.md).`

const envelopes = {
  head: 'head and body',
  plain: 'bare body',
  upload: 'form with a file',
  'query-string': 'query string',
} as const

function proofOf({ level, action, family }: Call): string {
  const proof = action === undefined ? `proof: ${level}` : `proof: ${level} (${action})`
  return family === undefined ? proof : `${proof}, or family (${family})`
}

function accessOf({ access }: DeskCall): string {
  if (access === 'signed-out' || access === 'signed-in') return access
  const roles = [...permissions[access].roles, 'supervisor']
  return `${access}: ${roles.join(', ')}`
}

function chapters<C extends Call | DeskCall>(
  features: Readonly<Record<string, Readonly<Record<string, C>>>>,
  words: ReadonlyMap<string, string>,
  introduce: (call: C) => readonly string[],
): string[] {
  return Object.entries(features).flatMap(([feature, calls]) => [
    `## ${feature}`,
    ...Object.entries(calls).flatMap(([name, call]) => [
      `### ${name}`,
      ...introduce(call),
      words.get(name) ?? '',
      fieldsOf('Asked', call.request, 'input'),
      fieldsOf('Answered', call.response, 'output'),
    ]),
  ])
}

/** What is asked or told, a line for each field. */
export function fieldsOf(
  title: string,
  schema: Call['request'],
  typeMode: 'input' | 'output',
): string {
  const lines = linesOf(jsonSchemaOf(schema, typeMode), '')
  return lines.length === 0 ? `${title}: nothing` : `${title}:\n\n${lines.join('\n')}`
}

/** A line for each field, and for those within it. */
function linesOf({ properties = {}, required = [] }: JsonSchema, indent: string): string[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (typeof schema === 'boolean') return []
    const mark = required.includes(name) ? '' : '?'
    const within = itemsOf(schema) ?? schema
    const line = `${indent}- \`${name}\`${mark}: ${typeOf(schema)}`
    return [line, ...shapesOf(within).flatMap((shape) => linesOf(shape, `${indent}  `))]
  })
}

function shapesOf(schema: JsonSchema): JsonSchema[] {
  return (schema.anyOf ?? [schema]).filter((shape) => typeof shape !== 'boolean')
}

function itemsOf({ items }: JsonSchema): JsonSchema | undefined {
  return items === undefined || typeof items === 'boolean' || Array.isArray(items)
    ? undefined
    : items
}

function typeOf(schema: JsonSchema): string {
  const { type, enum: values, const: value, anyOf, maxLength, format } = schema
  if (values !== undefined) return values.map((each) => `\`${each}\``).join(', ')
  if (value !== undefined) return `\`${value}\``
  const items = itemsOf(schema)
  if (items !== undefined) return `list of ${typeOf(items)}`
  if (anyOf !== undefined) return [...new Set(shapesOf(schema).map(typeOf))].join(' or ')
  if (format === 'binary') return 'file'
  return `${type ?? 'anything'}${maxLength === undefined ? '' : `, at most ${maxLength}`}`
}

/** What stands above each call in the contract, by the call's name. */
function readWords(): Map<string, string> {
  const folder = join(root, 'packages/contract/src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const told = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(documentedCall)])
  return new Map(told.map(([, comment = '', name = '']) => [name, textOf(comment)]))
}

const documentedCall =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+) = define(?:Desk)?Call\(/g

function textOf(comment: string): string {
  return comment
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim()
}

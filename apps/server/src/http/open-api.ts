import type { Call } from '@ecenter/contract/call.ts'
import { urlOf } from '@ecenter/contract/call.ts'
import { features } from '@ecenter/contract/contract.ts'
import { answer } from '@ecenter/contract/envelope/answer.ts'
import { head } from '@ecenter/contract/envelope/head.ts'
import { jsonSchemaOf } from '@ecenter/contract/json-schema-of.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'

/**
 * The customers' calls as an OpenAPI document, for programs that read no TypeScript. It is made from the
 * contract; what a rule says beyond a pattern (a check digit, for example) it cannot tell.
 */
export function openApiOf(title: string) {
  const paths = Object.entries(features).flatMap(([feature, calls]) =>
    Object.entries<Call>(calls).map(([name, call]) => [
      urlOf(call),
      { [call.answer === 'image' ? 'get' : 'post']: operationOf(feature, name, call) },
    ]),
  )
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths: Object.fromEntries(paths),
  }
}

function operationOf(feature: string, operationId: string, call: Call) {
  return {
    operationId,
    tags: [feature],
    'x-level': call.level,
    'x-kind': call.kind,
    ...askedBy(call),
    responses: { 200: { description: descriptionOf(call), content: answeredBy(call) } },
  }
}

function askedBy(call: Call) {
  const asked = jsonSchemaOf(call.request, 'input')
  switch (call.envelope) {
    case 'head':
      return bodyOf('application/json', {
        type: 'object',
        properties: { head: jsonSchemaOf(head, 'input'), body: asked },
        required: ['head', 'body'],
      })
    case 'plain':
      return { ...bodyOf('application/json', asked), ...idempotencyKeyOf(call) }
    case 'upload':
      return { ...bodyOf('multipart/form-data', asked), ...idempotencyKeyOf(call) }
    case 'query-string':
      return { parameters: parametersOf(asked) }
  }
}

function bodyOf(type: string, schema: object) {
  return { requestBody: { required: true, content: { [type]: { schema } } } }
}

/** One action has one effect however often it arrives; without a head a request header names it. */
function idempotencyKeyOf({ kind }: Call) {
  if (kind === 'query') return {}
  const schema = { type: 'string', minLength: 1, maxLength: 64 }
  return { parameters: [{ name: 'Idempotency-Key', in: 'header', required: true, schema }] }
}

function parametersOf({ properties = {}, required = [] }: ReturnType<typeof jsonSchemaOf>) {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function answeredBy(call: Call) {
  switch (call.answer) {
    case 'json':
      return { 'application/json': { schema: answerOf(call) } }
    case 'events':
      return { 'text/event-stream': { schema: { type: 'string' } } }
    case 'image':
      return { 'image/png': {} }
    case 'file':
      return { 'application/octet-stream': {}, 'application/json': { schema: answerOf(call) } }
  }
}

/** Nothing stands beside why. */
const refused = {
  properties: {
    common: { properties: { resultCode: { not: { const: resultCodes.success } } } },
  },
}

/** What a call answers stands beside how it ended, in one body. */
function answerOf({ response }: Call) {
  const { common } = answer.entries.body.entries
  return {
    type: 'object',
    properties: {
      head: jsonSchemaOf(answer.entries.head, 'output'),
      body: {
        type: 'object',
        properties: { common: jsonSchemaOf(common, 'output') },
        required: ['common'],
        anyOf: [refused, jsonSchemaOf(response, 'output')],
      },
    },
    required: ['head', 'body'],
  }
}

function descriptionOf({ answer: kind }: Call): string {
  const refused = '`resultCode` other than 1: refused, with a message and often a field'
  return kind === 'file' ? `A file; or JSON with a ${refused}` : `A ${refused}`
}

import { urlOf } from '@ecenter/contract/call.ts'
import { allCalls } from '@ecenter/contract/contract.ts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { openApiOf } from './open-api.ts'

const document = openApiOf('示例财险')

test('it is a document that programs for OpenAPI read', async () => {
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true })
})

test('it names every call once', () => {
  expect(Object.keys(document.paths).toSorted()).toEqual(allCalls.map(urlOf).toSorted())
})

test('a lookup tells its fields, which of them it needs, and what it answers', () => {
  const { post } = document.paths['/ecenter/policy/policy/wapCarProperty'] ?? {}
  expect(post).toMatchObject({
    operationId: 'findCarPolicies',
    tags: ['policies'],
    'x-level': 'open',
    requestBody: {
      content: {
        'application/json': {
          schema: { required: ['licenseNo', 'identifyNumber'] },
        },
      },
    },
  })
})

test('what succeeded has all that the call answers; what was refused has not', () => {
  const { post } = document.paths['/ecenter/policy/policy/wapCarProperty'] ?? {}
  const { anyOf } = post?.responses[200].content['application/json']?.schema?.properties.body ?? {}
  const [refused, answered] = anyOf ?? []
  expect(refused).toEqual({
    properties: { common: { properties: { resultCode: { not: { const: '1' } } } } },
  })
  expect(answered).toMatchObject({ required: ['policyInfoList'] })
})

test('a form with a file says which part is the file', () => {
  const { post } = document.paths['/ecenter/wp/online/userFile'] ?? {}
  expect(post).toMatchObject({
    parameters: [{ name: 'Idempotency-Key', in: 'header', required: true }],
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: { properties: { file: { type: 'string', format: 'binary' } } },
        },
      },
    },
  })
})

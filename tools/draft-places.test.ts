import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepOwn } from '@ecenter/contract/staff/desk/own-things.ts'
import { expect, test } from 'vitest'
import { root } from './run-program.mjs'

const desk = join(root, 'apps/desk/src')
const id = '0f5d7c1e-6f0a-4c57-9f5e-6a2f5f0f7f11'

/** What stands in the places of forms, as it looks; a place with anything else has to be added here. */
const samples: Readonly<Record<string, string>> = {
  "asksCore ? 'claim-decision' : 'claim-event'": 'claim-decision',
  "isCall ? 'call' : 'note'": 'call',
  "answer?.answerId ?? 'new'": id,
  'approval.approvalId': id,
  'keyOfDocument(document)': `${id}/repair-invoice`,
  rule: 'many-people',
  day: '2026-11-20',
}

function sampleOf(part: string): string {
  const sample = samples[part] ?? (/^\w+Id$/.test(part) ? id : undefined)
  if (sample === undefined) throw new Error(`how does ${part} look in a place of drafts?`)
  return sample
}

/** Every place that a form of the desk names by itself, with what would stand in it. */
function placesInForms(): string[] {
  const files = readdirSync(desk, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [
      ...readFileSync(join(desk, file), 'utf8').matchAll(/\bdraft: (?:`([^`]+)`|'([^']+)')/g),
    ])
    .map(
      ([, template, plain]) =>
        template?.replace(/\$\{([^}]+)\}/g, (_, part) => sampleOf(part)) ?? plain ?? '',
    )
}

test('the service keeps a draft of every form', () => {
  const places = placesInForms()
  expect(places.length).toBeGreaterThan(20)
  const isKept = (place: string) => {
    const judged = keepOwn.request['~standard'].validate({ place, values: { reason: '记错了' } })
    return !(judged instanceof Promise) && judged.issues === undefined
  }
  expect(places.filter((place) => !isKept(place))).toEqual([])
})

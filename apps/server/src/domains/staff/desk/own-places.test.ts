import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentKind } from '@ecenter/contract/content/desk/content-at-desk.ts'
import { keepOwn } from '@ecenter/contract/staff/desk/own-things.ts'
import { expect, test } from 'vitest'
import { ownPlaces } from './own-things.ts'

const desk = fileURLToPath(new URL('../../../../../desk/src/', import.meta.url))

/** What forms and editors of the desk are made of, by the names of their files. */
const sources = readdirSync(desk, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
  .map((name) => ({ name, text: readFileSync(join(desk, name), 'utf8') }))

/** The first word of each place where a form or editor of the desk keeps what was begun. */
function firstWords(): Set<string> {
  const words = sources.flatMap(({ name, text }) => {
    const begun = [
      ...text.matchAll(
        /\bdraft:\s*['"`]|\b\w+Draft = '|\bdraftOf\([^)]*\): string|\buseIntakePlace\('/g,
      ),
      ...(name.endsWith('correction-place.ts') ? text.matchAll(/\breturn `/g) : []),
    ]
    return begun.flatMap(({ index }) => {
      const [written = ''] = /['"`](\$\{[^}]*\}|[a-z-]+)[/']/.exec(text.slice(index)) ?? []
      const found = written.match(/(?<=')[a-z-]+(?=')/g) ?? written.match(/[a-z-]+/g)
      if (found === null) throw new Error(`${name}: the place of a draft begins with no word`)
      return found
    })
  })
  return new Set([...words, ...contentKind.options])
}

test('each form that keeps what was begun is in the table of who may read it, and nothing else is', () => {
  const places = firstWords()
  // What is looked for, and a new account with its first password, never leave the browser.
  for (const unkept of ['customers', 'staff']) expect(places.delete(unkept), unkept).toBe(true)
  expect([...ownPlaces.keys()].toSorted()).toEqual([...places, 'view', 'setting'].toSorted())
})

const id = '0f5d7c1e-6f0a-4c57-9f5e-6a2f5f0f7f11'

/** What stands in the places of forms, as it looks; a place with anything else has to be added here. */
const samples: Readonly<Record<string, string>> = {
  "asksCore ? 'claim-decision' : 'claim-event'": 'claim-decision',
  "isCall ? 'call' : 'note'": 'call',
  "answer?.answerId ?? 'new'": id,
  'approval.approvalId': id,
  'claim.claimId': id,
  'end.endId': id,
  "other?.reportId ?? 'new'": id,
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
  return sources
    .flatMap(({ text }) => [...text.matchAll(/\bdraft: (?:`([^`]+)`|'([^']+)')/g)])
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

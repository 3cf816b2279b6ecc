import { expect, test } from 'vitest'
import { numberImportedEvents, type StoredEvent } from './number-imported-events.ts'

function told(what: string, day: number) {
  return { what, at: new Date(Date.UTC(2026, 10, day)) }
}

function stored(seq: number, what: string, day: number, isOfCore = true): StoredEvent {
  return { ...told(what, day), seq, isOfCore }
}

test('what is told first is numbered in its order', () => {
  expect(numberImportedEvents([told('survey', 1), told('paid', 2)], [])).toEqual([
    { ...told('survey', 1), seq: 1 },
    { ...told('paid', 2), seq: 2 },
  ])
})

test('what was told before keeps its number, and what is new comes behind all, those of the house too', () => {
  const before = [stored(1, 'survey', 1), stored(2, 'documents-sent', 3, false)]
  const numbered = numberImportedEvents([told('assessment', 2), told('survey', 1)], before)
  expect(numbered.map(({ what, seq }) => [what, seq])).toEqual([
    ['assessment', 3],
    ['survey', 1],
  ])
})

test('an event whose time was put right is the same one; a second of its kind is another', () => {
  const before = [stored(4, 'survey', 1)]
  expect(numberImportedEvents([told('survey', 2)], before)).toMatchObject([{ seq: 4 }])
  expect(numberImportedEvents([told('survey', 2), told('survey', 1)], before)).toMatchObject([
    { seq: 5 },
    { seq: 4 },
  ])
})

test('what was noted here in the same moment is not told twice', () => {
  expect(numberImportedEvents([told('paid', 1)], [stored(1, 'paid', 1, false)])).toEqual([])
  expect(numberImportedEvents([told('paid', 2)], [stored(1, 'paid', 1, false)])).toMatchObject([
    { seq: 2 },
  ])
})

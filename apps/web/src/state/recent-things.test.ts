import { expect, test } from 'vitest'
import { type RecentThing, withNewest } from './recent-things.ts'

function opened(handle: string, session = 'now'): RecentThing {
  return { session, handle, kind: 'policy', title: handle, note: '', href: `#/x?handle=${handle}` }
}

/** What is left after they were opened one after the other. */
function handlesAfter(...things: readonly RecentThing[]): string[] {
  const kept = things.reduce<readonly RecentThing[]>((before, each) => withNewest(each, before), [])
  return kept.map(({ handle }) => handle)
}

test('the newest comes first, and at most four are kept', () => {
  expect(handlesAfter(...['a', 'b', 'c', 'd', 'e'].map((each) => opened(each)))).toEqual([
    'e',
    'd',
    'c',
    'b',
  ])
})

test('what is opened again is there once, and first', () => {
  expect(handlesAfter(opened('a'), opened('b'), opened('a'))).toEqual(['a', 'b'])
})

test('what another session opened goes', () => {
  expect(handlesAfter(opened('a', 'before'), opened('b'))).toEqual(['b'])
})

import { expect, test } from 'vitest'
import { isStale, newDraft, openDraft } from './accident-draft.ts'

const saved = new Date('2026-11-20T04:00:00Z')
const day = 86_400_000
const later = (ms: number) => new Date(saved.getTime() + ms)
const photos = [{ id: 'p1', frame: 'scene' as const }]
const draft = { ...newDraft('d1', saved), step: 'photos', photos }

test('a draft goes on for seven days after its last word', () => {
  expect(isStale(draft, later(7 * day))).toBe(false)
  expect(isStale(draft, later(7 * day + 1))).toBe(true)
  expect(isStale({ savedAt: 'some day' }, saved)).toBe(true)
})

test('what is kept is found again as it was told', () => {
  expect(openDraft(JSON.stringify(draft), later(day))).toEqual({ draft, photosOver: [] })
})

test('of one that is stale, or of another deployment, the photos are known, and nothing else is found', () => {
  expect(openDraft(JSON.stringify(draft), later(8 * day))).toEqual({ photosOver: ['p1'] })
  const ofOther = JSON.stringify({ ...draft, when: 'yesterday' })
  expect(openDraft(ofOther, saved)).toEqual({ photosOver: ['p1'] })
  for (const broken of ['{"photos":', 'null', '{"photos":[7]}']) {
    expect(openDraft(broken, saved)).toEqual({ photosOver: [] })
  }
})

import { expect, test } from 'vitest'
import { useDrafts } from '../../client/use-drafts.ts'
import { useFound } from './found-store.ts'
import { searchDraft, searchFor } from './search-for.ts'

test('the search that is led to holds the new number, and nothing of the caller before', () => {
  useDrafts.setState({ [searchDraft]: { words: '13900139000' } })
  useFound.setState({ found: { customers: [], things: [], unavailable: [] } as never })
  searchFor('DD2026112700000001')
  expect(useDrafts.getState()[searchDraft]).toEqual({ words: 'DD2026112700000001' })
  expect(useFound.getState().found).toBeUndefined()
})

import { dayKind } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { beforeEach, expect, test } from 'vitest'
import { useDrafts } from '../../client/use-drafts.ts'
import { searchDraft } from '../../customers/search-for.ts'
import { hrefOfRow, prepareRow } from './day-kinds.ts'

const row = { id: 'o1', number: 'DD2026112700000001' }

beforeEach(() => useDrafts.setState({ [searchDraft]: undefined }))

test.each(dayKind.options)(
  'a row of %s hands its number to the search, where that is its page',
  (kind) => {
    const href = hrefOfRow({ ...row, kind })
    expect(href).not.toContain(row.number)
    prepareRow({ ...row, kind })
    const words = useDrafts.getState()[searchDraft]?.words
    expect(words).toBe(href === '#/search' ? row.number : undefined)
  },
)

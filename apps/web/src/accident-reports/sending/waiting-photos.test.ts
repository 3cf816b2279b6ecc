import { afterEach, expect, test, vi } from 'vitest'
import { newDraft } from '../draft/accident-draft.ts'
import { letPhotosFollow, useWaiting } from './waiting-photos.ts'

afterEach(() => {
  useWaiting.setState(useWaiting.getInitialState(), true)
  vi.unstubAllGlobals()
})

test('a browser that has no room for what waits is known to keep nothing, and it waits all the same', async () => {
  vi.stubGlobal('indexedDB', { open: () => expect.unreachable() })
  const photos = [{ id: 'p1', frame: 'scene' as const }]
  const draft = { ...newDraft('d1', new Date()), photos }
  await letPhotosFollow({ draft, pictures: new Map(), isKept: true }, 'BA1')
  expect(useWaiting.getState()).toMatchObject({ isKept: false, reports: [{ receiptNo: 'BA1' }] })
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from './keeping/fake-storage.ts'
import { notePhotosWaiting, photosWaiting } from './photos-waiting.ts'

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => vi.unstubAllGlobals())

test('what this browser has still to send is known until it is sent, or waited for no more', () => {
  expect(photosWaiting(100)).toBe(0)
  notePhotosWaiting(3, 200)
  expect(photosWaiting(199)).toBe(3)
  expect(photosWaiting(200)).toBe(0)
  notePhotosWaiting(0, 300)
  expect(photosWaiting(100)).toBe(0)
})

test('a browser that keeps nothing tells of nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  notePhotosWaiting(3, 200)
  expect(photosWaiting(100)).toBe(0)
})

import { expect, test, vi } from 'vitest'
import { changeDraft, forgetDraft } from '../draft/use-draft.ts'
import { keepPage, leaveReport, letPageGo } from './keep-page.ts'

test('a second report in one page is kept too, though a policy is made once', async () => {
  const register = vi.fn(async () => undefined)
  const serviceWorker = { register, getRegistration: async () => undefined }
  const made = new Set<string>()
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('caches', { keys: async () => [] })
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: object) {
      // As a browser does without `allow-duplicates`.
      if (made.has(name)) throw new TypeError('the policy is there already')
      made.add(name)
      return rules
    },
  })
  keepPage()
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(1))
  await letPageGo()
  keepPage()
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(2))
  expect(register).toHaveBeenLastCalledWith('/report-worker.js')
  vi.unstubAllGlobals()
})

/** A browser with a service worker, and no database for what is told. */
function workerBeside() {
  const unregister = vi.fn(async () => true)
  const register = vi.fn(async () => undefined)
  const serviceWorker = { register, getRegistration: async () => ({ unregister }) }
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('caches', { keys: async () => [] })
  return { register, unregister }
}

test('whoever only looked at the report keeps nothing of it, and is kept anew when they look again', async () => {
  const { register, unregister } = workerBeside()
  await letPageGo()
  unregister.mockClear()
  keepPage()
  await leaveReport()
  expect(unregister).toHaveBeenCalledTimes(1)
  keepPage()
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(2))
  // Left and shown at once, as from one step to the next.
  const left = leaveReport()
  keepPage()
  await left
  expect(unregister).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})

test('what was told keeps the page when it is left, until it is thrown away', async () => {
  const { unregister } = workerBeside()
  keepPage()
  changeDraft({ isHurt: true })
  await leaveReport()
  expect(unregister).not.toHaveBeenCalled()
  keepPage()
  forgetDraft()
  await leaveReport()
  expect(unregister).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})

import { expect, test, vi } from 'vitest'
import { keepPage, letPageGo } from './keep-page.ts'

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

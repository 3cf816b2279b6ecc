import type { CoreRoute } from './core-route.ts'

/** Whether the way is open, and what the key is for: what an engineer tries first. */
export const whoAmI: CoreRoute = {
  method: 'GET',
  url: '/core',
  scope: undefined,
  operation: { summary: 'Whether the way is open, and what the key is for' },
  async handle({ key: { name, scopes } }) {
    return { key: name, scopes }
  },
}

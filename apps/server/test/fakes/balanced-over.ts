import type { FastifyInstance } from 'fastify'

/** Processes beside each other as one who comes to them meets them: every request goes to another one than the one before. */
export function balancedOver(
  apps: readonly [FastifyInstance, ...FastifyInstance[]],
): FastifyInstance {
  const [first] = apps
  let sent = 0
  const next = () => apps[sent++ % apps.length] ?? first
  return new Proxy(first, {
    get: (_, name) => {
      const app = name === 'inject' ? next() : first
      const found: unknown = Reflect.get(app, name)
      return typeof found === 'function' ? found.bind(app) : found
    },
  })
}

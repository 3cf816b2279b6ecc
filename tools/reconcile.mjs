import { buildIfStale } from './builds.mjs'

await buildIfStale(['server'])
await import(new URL('../apps/server/dist/commands/reconcile.js', import.meta.url).href)

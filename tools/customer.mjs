import { buildIfStale } from './builds.mjs'

await buildIfStale(['server'])
await import(new URL('../apps/server/dist/commands/customer.js', import.meta.url).href)

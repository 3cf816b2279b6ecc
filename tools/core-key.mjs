import { buildIfStale } from './builds.mjs'

await buildIfStale(['server'])
await import(new URL('../apps/server/dist/commands/core-key.js', import.meta.url).href)

import { buildIfStale } from './builds.mjs'

await buildIfStale()
// In this very process, so that every signal reaches the server itself.
await import(new URL('../apps/server/dist/main.js', import.meta.url).href)

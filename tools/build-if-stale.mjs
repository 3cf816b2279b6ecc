import { buildIfStale } from './builds.mjs'

await buildIfStale()

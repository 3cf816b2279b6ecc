import { build } from './builds.mjs'

await build()

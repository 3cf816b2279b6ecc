/**
 * Which tests run (`docs/architecture.md`): the gate has each journey once, the full ring every screen
 * in every look beside it, and what is told `@full` or stands in a file `*.full.spec.ts`.
 */
export const isFullRing = process.env.RING === 'full'

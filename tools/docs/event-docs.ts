import type { CoreEvent } from '@ecenter/contract/core/core-event.ts'
import { coreEvents } from '@ecenter/contract/core/core-events.ts'
import { fieldsOf } from './call-docs.ts'

/** All events for the insurer's core, for people to read (`docs/events.md`), made from the contract. */
export function eventDocs(): string {
  const table = ['| Type | Subject | When |', '|---|---|---|', ...coreEvents.map(rowOf)].join('\n')
  return `${[opening, table, ...coreEvents.map(chapterOf)].join('\n\n')}\n`
}

const opening = `<!-- Made by \`npm run docs:events\` from packages/contract/src/core. A test tells when it is out of date. -->

# Events for the core

What the insurer's core is told; [integration.md](integration.md) says how. Events with one subject keep their order. A \`?\`
marks what may be left out; whoever reads them ignores what they do not know. Money is in fen, days are \`2026-03-31\`, moments
\`2026-03-31T01:35:00.000Z\`. What a type means never changes: another meaning is another version.`

function rowOf({ type, subject, meaning }: CoreEvent): string {
  return `| [\`${type}\`](#${type.replaceAll('.', '')}) | \`${subject}\` | ${meaning} |`
}

function chapterOf({ type, data }: CoreEvent): string {
  return `## ${type}\n\n${fieldsOf('Data', data, 'output')}`
}

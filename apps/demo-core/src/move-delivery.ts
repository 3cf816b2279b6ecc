import { array, number, object, parse, string, union } from 'valibot'
import type { Row } from './core-state.ts'

/** With a courier (`2`), and at the door (`3`), of papers that were paid in advance. */
const nextCodes: Readonly<Record<string, string>> = { '1': '2', '2': '3' }

const told = object({ events: array(object({ code: string(), at: union([string(), number()]) })) })

/** Made up, as all people of a demo are. */
const carrier = { code: 'SF', trackingNo: 'SF1088000000001' }
const courier = { name: '送件员小周', phone: '13500006599' }

/** The delivery a step further than it was told last; undefined where it has arrived. */
export function deliveryMovedOn({ key, version, body }: Row, now: number): Row | undefined {
  const { events } = parse(told, body)
  const code = nextCodes[events.at(-1)?.code ?? '']
  if (code === undefined) return undefined
  return {
    kind: 'deliveries',
    key,
    version: version + 1,
    body: {
      ...body,
      carrier,
      courier,
      events: [...events, { code, at: new Date(now).toISOString() }],
    },
    notBefore: now,
    tries: 0,
  }
}

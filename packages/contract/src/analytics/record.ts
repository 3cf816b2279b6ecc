import { array, boolean, maxLength, nonEmpty, object, optional, picklist, pipe } from 'valibot'
import { defineCall } from '../call.ts'
import { specifiedRoutes } from '../conformance/specified-routes.ts'
import { channels } from '../constants/channels.ts'
import { trackedButtons } from '../constants/tracked-buttons.ts'
import { entryId } from '../rules/entry-id.ts'
import { eventsAtMost } from './events-at-most.ts'

/** A screen that was seen, by its path, or a button that was pressed: nothing about a person fits in. */
const event = picklist([...specifiedRoutes.map(({ path }) => path), ...trackedButtons])

/** Counts which screens were seen and which of the named buttons were pressed, in their order. */
export const record = defineCall({
  path: '/analytics/record',
  kind: 'submit',
  level: 'open',
  request: object({
    events: pipe(array(event), nonEmpty(), maxLength(eventsAtMost)),
    channelType: picklist(channels),
    entryId: optional(entryId),
    /** The address named another entry, which was cut to this one, or to nothing. */
    isEntryCut: optional(boolean()),
  }),
})

import type { DeskCall } from '@ecenter/contract/desk/desk-call.ts'
import { parse } from 'valibot'
import type {
  AnyDeskHandlerAhead,
  DeskGuest,
  DeskHandler,
  DeskHandlers,
  DeskTransaction,
  DeskVisit,
  DeskVisitorOf,
} from '../../platform/calls/desk-handler.ts'
import type { Body } from '../bodies/read-body.ts'

/** A call of the desk joined with its handler; that they fit was checked where they were joined. */
export interface DeskRoute {
  readonly call: DeskCall
  /** Keeps of an answer, or of an event, what the call declares. */
  declared(value: unknown): Body
  /** What is done ahead of a submission's transaction; `run` then takes what it answers. */
  ahead?(request: Body, by: Pick<DeskTransaction, 'staff'>): Promise<unknown>
  /** Takes what the call's schema gave, from whoever the call is for. */
  run(request: unknown, by: DeskGuest | DeskVisit | DeskTransaction): Promise<unknown>
}

/** All routes of one feature at the desk. */
export function deskRoutesOf<Calls extends Record<string, DeskCall>>(
  calls: Calls,
  handlers: DeskHandlers<Calls>,
): DeskRoute[] {
  const names: (keyof Calls)[] = Object.keys(calls)
  return names.map((name) => deskRouteOf(calls[name], handlers[name]))
}

function deskRouteOf<C extends DeskCall>(
  call: C,
  handler: DeskHandler<C> | AnyDeskHandlerAhead<C>,
): DeskRoute {
  const declared = (value: unknown) => parse(call.response, value)
  if (typeof handler === 'function') {
    return {
      call,
      declared,
      run: (request, by) => handler(request as Body, by as DeskVisitorOf<C>),
    }
  }
  return {
    call,
    declared,
    ahead: (request, by) => handler.ahead(request, by),
    run: (ready, by) => handler.act(ready as never, by as DeskTransaction),
  }
}

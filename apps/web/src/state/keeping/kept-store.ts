import { create, type StoreApi, type UseBoundStore, useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { tellLoss } from './lost-state.ts'
import { untilRestored } from './restoring.ts'

/** Where a store keeps itself; one that seals answers later. Both reject when the storage fails. */
export interface Place {
  /** Null when nothing was kept, or what was kept can no longer be read. */
  read(name: string): string | null | Promise<string | null>
  write(name: string, text: string): void | Promise<void>
}

export interface KeptStore<State> extends UseBoundStore<StoreApi<State>> {
  /** Turns true when what was kept has been read; unsealing takes a moment. */
  readonly isRestored: StoreApi<{ readonly value: boolean }>
}

/** What a store holds. */
export type StateOf<Store extends { readonly getState: () => unknown }> = ReturnType<
  Store['getState']
>

interface Keeping<State> {
  readonly name: string
  readonly place: Place
  /** Fields that live in memory alone: codes die in minutes, and results are asked for anew. */
  readonly except?: readonly (keyof State)[]
  /** Makes a state of what was kept; throws when it is none. By default it fits the initial one. */
  readonly accept?: (kept: unknown) => Partial<State>
  /** What was kept, with what was typed before it could be read. By default only what was typed is left. */
  readonly join?: (kept: Partial<State>, typed: State) => Partial<State>
}

/**
 * A store that outlives a reload of the page, for the length of the browser session. What cannot be
 * read any more is let go and the customer is told; a storage that fails leaves the store in memory.
 */
export function keptStore<State extends object>(
  initial: State,
  {
    name,
    place,
    except = [],
    accept = fittingState(initial),
    join = (_, typed) => typed,
  }: Keeping<Readonly<State>>,
): KeptStore<Readonly<State>> {
  const store = create<Readonly<State>>(() => initial)
  const isRestored = createStore(() => ({ value: false }))
  const read = asPromiseOrText(() => place.read(name))
  if (read instanceof Promise) untilRestored(read.then(restore))
  else restore(read)
  return Object.assign(store, { isRestored })

  function restore(text: string | null): void {
    const typed = store.getState()
    const kept = stateIn(text)
    store.setState(typed === initial ? kept : join(kept, typed))
    if (typed !== initial) keep(store.getState())
    store.subscribe(keep)
    isRestored.setState({ value: true })
  }

  function keep(state: Readonly<State>): void {
    const passing = new Set<string>(except.map(String))
    const entries = Object.entries(state).filter(([field]) => !passing.has(field))
    const text = JSON.stringify(Object.fromEntries(entries))
    // A full or forbidden storage: the page goes on without it.
    void asPromiseOrText(() => place.write(name, text))
  }

  function stateIn(text: string | null): Partial<Readonly<State>> {
    if (text === null) return {}
    try {
      const all: object = JSON.parse(text)
      const state = accept(all)
      if (Object.keys(initial).some((field) => field in all && !(field in state))) tellLoss(name)
      return state
    } catch {
      tellLoss(name)
      return {}
    }
  }
}

/** Whether a store has read what it kept; until then a form shows no values. */
export function useRestored<State>({ isRestored }: KeptStore<State>): boolean {
  return useStore(isRestored).value
}

/** A storage that fails, now or later, has nothing to tell. */
function asPromiseOrText<Result>(
  ask: () => Result | Promise<Result>,
): Result | null | Promise<Result | null> {
  try {
    const asked = ask()
    return asked instanceof Promise ? asked.catch(() => null) : asked
  } catch {
    return null
  }
}

/**
 * Takes from what was kept the fields that the initial state has, each of the same sort: a state of
 * another deployment, or of something else under the same name, must not break the page.
 */
function fittingState<State extends object>(
  initial: State,
): (kept: unknown) => Partial<Readonly<State>> {
  return (kept) => {
    if (sortOf(kept) !== 'record') throw new TypeError('no state was kept')
    const fitting = Object.entries(Object(kept)).filter(
      ([field, value]) =>
        Object.hasOwn(initial, field) && sortOf(value) === sortOf(Reflect.get(initial, field)),
    )
    return Object.fromEntries(fitting) as Partial<Readonly<State>>
  }
}

function sortOf(value: unknown): string {
  if (Array.isArray(value)) return 'list'
  if (value === null) return 'nothing'
  return typeof value === 'object' ? 'record' : typeof value
}

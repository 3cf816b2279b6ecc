import {
  boolean,
  type InferOutput,
  instance,
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  pipe,
  regex,
  string,
  transform,
} from 'valibot'

/*
 * A file that comes in pieces, so that a line which breaks loses no more than one. Each piece goes to a call of its
 * subject, and another call of the subject names the whole once all of it has come.
 */

/** Of a whole file; a piece of one is as large as a bad line carries before it breaks. */
export const fileBytesAtMost = 10 * 1024 * 1024
export const pieceBytesAtMost = 1024 * 1024

/** The phone's own name of a file, from its first piece on: 16 random bytes in hexadecimal. */
export const upload = pipe(string(), regex(/^[\da-f]{32}$/))

export const piece = {
  upload,
  /** How many bytes of the file come before it; beside a file everything travels as text. */
  offset: pipe(string(), regex(/^\d{1,8}$/), transform(Number)),
  file: pipe(instance(Uint8Array), maxLength(pieceBytesAtMost)),
}

/**
 * How many bytes of the file the service has now: there its next piece begins. A piece that begins elsewhere is let
 * go by, so an empty one asks. `isReceived`: the whole was taken before, so that no piece is wanted any more.
 */
export const pieceTaken = object({ offset: number(), isReceived: optional(boolean()) })
export type PieceTaken = InferOutput<typeof pieceTaken>

/** A file whose pieces have come, all its bytes. */
export const whole = {
  upload,
  bytes: pipe(number(), integer(), minValue(1), maxValue(fileBytesAtMost)),
}

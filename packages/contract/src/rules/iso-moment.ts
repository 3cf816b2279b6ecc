import { pipe, regex, string } from 'valibot'

/** `2026-11-20T09:35:00+08:00`. Our own pattern: valibot's would lie in what every first visit loads. */
export const isoMoment = pipe(
  string(),
  regex(/^\d{4}-[01]\d-[0-3]\d[T ][0-2]\d(:[0-5]\d){2}(\.\d{1,9})?(Z|[+-][0-2]\d:?[0-5]\d)$/),
)

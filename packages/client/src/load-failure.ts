/**
 * What browsers say where a file of a script did not come, what vite says of one of its styles, and
 * what we say of an answer that a page cannot do without. Anything else that is thrown is a fault of ours, and no network's.
 */
const notCome = /imported mod|Importing a|MIME|preload|not come/

/** Whether a file or an answer is missing, so that the network may be to blame. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && notCome.test(error.message)
}

/** A customer takes minutes to send something; nobody sits and watches for it. */
export const refreshMs = 15_000

/** How long a proof lives after its last use, in seconds; a page asks the customer before it ends. */
export const proofLifeSeconds = 15 * 60

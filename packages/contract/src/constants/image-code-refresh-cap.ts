/** How often one page session may ask for another picture (specification, section 7). */
export const imageCodeRefreshCap = 30

/** How long a browser that somebody let remember them is known. */
export const rememberedSeconds = 180 * 86_400

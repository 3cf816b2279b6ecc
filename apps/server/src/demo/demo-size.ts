/**
 * How many people the demo's group policy names. The demo shows that a list of 20,000 stays fast;
 * where only the stories count, a few pages of people are enough.
 */
export const wholeStaff = 20_000
export const fewStaff = 45

/** Sex codes of the complaint form (specification, section 9). */
export const sexes = { '1': '男', '2': '女' } as const

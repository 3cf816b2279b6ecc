/** The insurer's telephone, always a way to a person (specification, section 9). */
export const hotline = '95518'

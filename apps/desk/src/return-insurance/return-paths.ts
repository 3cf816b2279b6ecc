export const returnsPath = '/returns'
export const returnPath = '/return'

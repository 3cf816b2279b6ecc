/** The fields of codes. Those die of one try or in minutes, so nothing keeps them. */
export const codeNames: readonly string[] = ['verificationCode', 'smsCode', 'smsValidCode', 'code']

/** Nor is a card kept, though no question spends it. */
export const unkeptNames: readonly string[] = [...codeNames, 'bankcardno']

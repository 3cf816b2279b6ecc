/** The fields of codes. Those die of one try or in minutes, so nothing keeps them. */
export const codeNames: readonly string[] = ['verificationCode', 'smsCode', 'smsValidCode', 'code']

/** The version of the notice about personal data (个人信息处理规则) that holds now; an older one is asked for anew. */
export const noticeInForce = '2026-11'

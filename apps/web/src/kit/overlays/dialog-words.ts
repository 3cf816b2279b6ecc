/** What a dialog says unless it is told otherwise (specification, section 8). */
export const noticeTitle = '提示'
export const confirmLabel = '确定'
export const cancelLabel = '取消'
export const invalidInputText = '输入的内容有误，请检查后重新填写。'

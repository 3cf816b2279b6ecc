/** Of made-up people. */
export const surnames = [...'王李张刘陈杨黄赵吴周徐孙马朱胡郭林何高罗']

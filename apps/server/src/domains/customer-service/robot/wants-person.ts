/** Asks for somebody, whoever it is. */
const callsForPerson = [
  /(?:转|找|要|叫|接|换|来|联系|呼叫)(?:一?[个位下])?(?:真人|活人|人工|客服(?!电话|热线|号码)|专员|坐席|领导|经理|主管)/u,
  /(?:转|找|叫)(?:一?[个位])?人(?:$|[来跟和说聊接吧啊呀!,。])|换[个位]人/u,
  /(?:不(?:想|要|愿意?)(?:跟|和|与)?|别让)(?:你这个?)?机器人/u,
  /有(?:真人|活人|人在[吗么嘛])/u,
  /^(?:人工(?:客服|服务)?|真人|客服)[!。?]*$/u,
]

/** What a robot must not answer: threats, anger, danger. */
const strongWords = [
  /(?<!怎么|如何|怎样)投诉(?:你|他|她|客服|业务员|理赔员|查勘员|保险公司)/u,
  /(?:我要|我去|马上|现在就?)投诉/u,
  /(?:我要|我就|我去|我马上|现在就)报警(?![吗么呢])/u,
  /起诉|告你们|打官司|律师函|法院见|曝光|找媒体|找记者|银保监|监管局|消保委|消协|12378|12315/u,
  /你们?(?:就是|都是|这些|是)?骗子|骗人|坑人|垃圾公司|气死|不要脸|滚蛋|滚开/u,
  /不想活|活不下去|自杀|跳楼|救命|人快不行/u,
]

/**
 * Whether somebody asks for a person, or says what only a person should answer. Who is taken for one of
 * them by mistake loses nothing: a person answers.
 */
export function wantsPerson(text: string): boolean {
  const said = text.normalize('NFKC').replace(/\s+/gu, '')
  return [...callsForPerson, ...strongWords].some((sign) => sign.test(said))
}

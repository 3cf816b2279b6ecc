import type { DocumentType } from './document-type.ts'

interface DocumentKind {
  readonly name: string
  /** What it has to show, so that one sending is enough. */
  readonly hint: string
}

/** What each kind of document is called, and what to look at before it is sent. */
export const documentKinds: Record<DocumentType, DocumentKind> = {
  'claim-form': { name: '索赔申请书', hint: '填写完整，由被保险人签名；单位投保的请盖公章。' },
  identity: { name: '被保险人身份证', hint: '正反面各拍一张，四个角都拍到，字迹清楚。' },
  'bank-card': { name: '收款银行卡', hint: '拍卡号一面，须是被保险人本人的储蓄卡。' },
  'driving-licence': { name: '驾驶证', hint: '出险时的驾驶人，正页和副页都要拍到。' },
  'vehicle-licence': { name: '行驶证', hint: '正页和副页都要拍到，检验日期看得清。' },
  'accident-certificate': { name: '交通事故认定书', hint: '每一页都要拍到，交警签章看得清。' },
  'damage-photos': { name: '受损照片', hint: '先拍整体，再拍每一处损坏的地方。' },
  'repair-list': { name: '维修清单', hint: '写明配件、工时和价格，盖修理厂的章。' },
  'repair-invoice': { name: '维修发票', hint: '发票整张拍到，抬头是被保险人，金额看得清。' },
  'other-party-identity': { name: '对方证件', hint: '对方的身份证，对方是车辆的还要行驶证。' },
  'other-party-invoice': { name: '对方损失票据', hint: '对方的维修发票或购买凭证，整张拍到。' },
  'compensation-proof': { name: '赔偿凭证', hint: '与对方的赔偿协议或调解书，加上付款记录。' },
  'police-report': { name: '公安报案证明', hint: '公安机关开的报案回执或立案决定书。' },
  'unsolved-certificate': { name: '未破案证明', hint: '立案满 60 天后，由公安机关出具。' },
  'vehicle-title': { name: '机动车登记证书', hint: '每一页都要拍到。' },
  'purchase-invoice': { name: '购车发票', hint: '发票整张拍到；遗失的可提交税务机关的存根。' },
  'car-keys': { name: '全套车钥匙', hint: '所有车钥匙放在一起拍一张。' },
  'injured-identity': { name: '伤者身份证', hint: '正反面各拍一张，字迹清楚。' },
  'medical-record': { name: '病历和诊断证明', hint: '医院盖章，就诊日期和诊断看得清。' },
  'medical-invoice': { name: '医疗费发票', hint: '每张发票单独拍，整张拍到。' },
  'expense-list': { name: '费用清单', hint: '医院打印的用药和检查明细，每一页都要。' },
  'discharge-summary': { name: '出院小结', hint: '住过院的请提交，医院盖章。' },
  'income-proof': { name: '收入证明', hint: '因伤误工的请提交：单位证明和近三个月工资记录。' },
  'disability-report': { name: '伤残鉴定书', hint: '做过伤残鉴定的请提交，每一页都要。' },
  'death-certificate': { name: '死亡证明', hint: '医院或公安机关出具，并附户口注销证明。' },
  'relationship-proof': { name: '亲属关系证明', hint: '户口本或公证书，能看出与被保险人的关系。' },
  'accident-proof': { name: '意外事故证明', hint: '单位、学校、交警或社区出具，写明经过并盖章。' },
  'loss-list': { name: '损失清单', hint: '逐件写明名称、数量、购买时间和价格，并签名。' },
  'ownership-proof': { name: '房屋证明', hint: '不动产权证或租赁合同，写有地址的一页。' },
  'liability-proof': { name: '责任证明', hint: '能说明事故经过和责任的材料，如处理记录、判决书。' },
  'boarding-pass': { name: '登机牌或行程单', hint: '姓名、航班号和日期看得清。' },
  'delay-proof': { name: '航班延误证明', hint: '航空公司出具，写明延误时间；电子版也可以。' },
  waybill: { name: '运单', hint: '写明货物、起运地和目的地，承运人签章。' },
  'cargo-invoice': { name: '货物发票和装箱单', hint: '货物名称、数量和单价看得清。' },
  'carrier-proof': { name: '承运人货损证明', hint: '承运人或收货人出具，写明损坏和短少的数量。' },
  other: { name: '补充材料', hint: '按工作人员说的准备，每一页都要拍清楚。' },
}

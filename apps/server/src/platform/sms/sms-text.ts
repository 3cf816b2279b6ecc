import type { SmsMessage } from './sms-gateway.ts'

/** The text of a message where no gateway fills its own template: the demo's outbox. */
export function smsText(brandName: string, { template, values }: SmsMessage): string {
  switch (template) {
    case 'code':
      return `【${brandName}】验证码 ${values.code}，${values.minutes} 分钟内有效。请勿告诉他人，工作人员不会向您索要。`
    case 'proof-code':
      return `【${brandName}】您正在查看本人的保障，验证码 ${values.code}，${values.minutes} 分钟内有效。请勿告诉他人，工作人员不会向您索要。`
    case 'caller-code':
      return `【${brandName}】您正在和我们的客服通话，核对身份的验证码 ${values.code}，${values.minutes} 分钟内有效，请报给接电话的客服。没有在和我们通话的，请勿告诉任何人。`
    case 'unknown-phone':
      return `【${brandName}】您正在查看本人的保障，验证码 ${values.code}，${values.minutes} 分钟内有效。这个号码没有留存在任何保单上，可改用投保时的手机号。`
    case 'device-added':
      return `【${brandName}】${values.at} 您在 ${values.device} 上选择了记住本机，下次只需短信验证码。不是您本人操作的，请打开“我的”页面移除，或拨打 ${values.hotline}。`
    case 'data-requested':
      return `【${brandName}】已收到您${values.what}的申请，受理编号 ${values.receiptNo}，我们在 ${values.answerBy} 前答复您。不是您本人申请的，请拨打客服电话。`
    case 'passkey-added':
      return `【${brandName}】${values.at} 您添加了通行密钥“${values.device}”，以后用面容、指纹或锁屏密码就能打开您的保障。不是您本人操作的，请打开“我的”页面移除，或拨打 ${values.hotline}。`
    case 'phone-changed':
      return `【${brandName}】${values.at} 您登记的联系手机号已换成别的号码，这个号码不能再查看保障。不是您本人更改的，请马上拨打 ${values.hotline}。`
    case 'family-offered':
      return `【${brandName}】${values.giver}请您作为家人查看其${values.what}，请在 ${values.until} 前用本机号码验证后接受：${values.page}。不认识的不用理会。`
    case 'family-accepted':
      return `【${brandName}】${values.at} “${values.name}”（${values.phone}）已接受邀请，可以查看您的${values.what}，到 ${values.until} 为止。要停止，请打开 ${values.page}，或拨打 ${values.hotline}。`
    case 'family-reminder':
      return `【${brandName}】“${values.name}”（${values.phone}）现在可以查看您的${values.what}，到 ${values.until} 为止。要停止，请打开 ${values.page}，或拨打 ${values.hotline}。`
    case 'family-ended':
      return `【${brandName}】${values.at} 起，${values.who}不能再查看${values.whose}的保障和理赔。有疑问请拨打 ${values.hotline}。`
    case 'only-proven-ending':
      return `【${brandName}】有人持证件在柜台申请关闭您的“仅限手机验证后查看”，${values.until} 起凭证件信息也能查到您的保单。不是您本人申请的，请打开 ${values.page} 停止，或拨打 ${values.hotline}。`
    case 'only-proven-ended':
      return `【${brandName}】${values.at} 已按柜台申请关闭您的“仅限手机验证后查看”。不是您本人申请的，请打开 ${values.page} 重新打开，或拨打 ${values.hotline}。`
    case 'accident-receipt':
      return `【${brandName}】已收到您的出险报案，受理号 ${values.receiptNo}。${values.next}，请留意接听。人员受伤请先拨 120，有疑问请拨打 ${values.hotline}。`
    case 'accident-told':
      return `【${brandName}】${values.at} 有人为您的车 ${values.plate} 报了案，理赔人员会核实。不知道这件事的，请拨打 ${values.hotline}。`
    case 'accident-ending':
      return `【${brandName}】您的出险报案（受理号 ${values.receiptNo}）${values.what}。有疑问请拨打 ${values.hotline}，报上受理号。`
    case 'accident-number':
      return `【${brandName}】您的出险报案已立案，报案号 ${values.registNo}。验证本机号码就能查看进度：${values.page}`
    case 'claim-notice':
      return `【${brandName}】您的理赔（报案号 ${values.registNo}）有新进展：${values.step}。7 天内可点开查看或停止提醒：${values.link}`
    case 'message-answered':
      return `【${brandName}】您的留言已有回复，请打开客服页面，验证本机号码后查看：${values.page}`
    case 'payment-reminder':
      return `【${brandName}】您投保的${values.title}还没有支付，共 ${values.amount} 元，请在 ${values.until} 前支付，逾期订单失效：${values.page}`
    case 'appeal-news':
      return `【${brandName}】您的申诉（受理编号 ${values.caseNo}）${values.news}，请在申诉进度页查看：${values.page}`
    case 'appeal-taken':
      return `【${brandName}】已替您登记${values.kind}，受理编号 ${values.caseNo}，我们在 ${values.answerBy} 前书面答复。可凭编号和本机号码查看进度：${values.page}。不是您提出的，请拨打 ${values.hotline}。`
    case 'call-missed':
      return `【${brandName}】您约的回电（${values.kind}），我们打了 ${values.tries} 次都没有接通。还需要我们办的，请拨打 ${values.hotline}，或打开网站联系在线客服：${values.page}`
    case 'short-link':
      return `【${brandName}】您的${values.what}需要登记收款账户，请在 ${values.until} 前打开登记：${values.link}`
    case 'refund-news':
      return `【${brandName}】您登记的退款（回执号 ${values.receiptNo}）${values.news}`
  }
}

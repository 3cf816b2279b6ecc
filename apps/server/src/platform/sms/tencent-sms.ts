import { sms as tencent } from 'tencentcloud-sdk-nodejs-sms'
import type { SmsGateway, SmsMessage } from './sms-gateway.ts'

export interface TencentSmsSettings {
  readonly secretId: string
  readonly secretKey: string
  readonly appId: string
  readonly signName: string
  readonly templateIds: Readonly<Record<SmsMessage['template'], string>>
  /** Where the gateway is reached, `https://host`; its own address without it. */
  readonly endpoint?: string
}

const timeoutSeconds = 3

export function tencentSms(settings: TencentSmsSettings): SmsGateway {
  const client = new tencent.v20210111.Client({
    credential: { secretId: settings.secretId, secretKey: settings.secretKey },
    region: 'ap-beijing',
    profile: {
      httpProfile: {
        reqTimeout: timeoutSeconds,
        ...(settings.endpoint === undefined ? {} : placeOf(settings.endpoint)),
      },
    },
  })
  return {
    async send({ phone, template, values }) {
      const { SendStatusSet } = await client.SendSms({
        PhoneNumberSet: [`+86${phone}`],
        SmsSdkAppId: settings.appId,
        SignName: settings.signName,
        TemplateId: settings.templateIds[template],
        TemplateParamSet: Object.values(values),
      })
      const status = SendStatusSet?.[0]?.Code
      if (status !== 'Ok') throw new Error(`the SMS gateway refused a message: ${status}`)
    },
  }
}

/** The client wants host and protocol apart. */
function placeOf(endpoint: string) {
  const { protocol, host } = new URL(endpoint)
  return { endpoint: host, protocol: `${protocol}//` }
}

import { Button, Checkbox, Form, Grid, Input, NavBar, Popup } from 'antd-mobile'
import { useEffect, useState } from 'react'

const provinces = [...'京津冀晋蒙辽吉黑沪苏浙皖闽赣鲁豫鄂湘粤桂琼渝川贵云藏陕甘青宁新']

export function PolicyQuery() {
  const [province, setProvince] = useState('京')
  const [isChoosing, setIsChoosing] = useState(false)
  const [isSending, setIsSending] = useState(false)

  useEffect(() => {
    fetch('/city')
      .then((answer) => answer.json())
      .then(({ body }) => setProvince(body.platePrefix))
  }, [])

  function choose(chosen) {
    setProvince(chosen)
    setIsChoosing(false)
  }

  async function submit(values) {
    setIsSending(true)
    const body = JSON.stringify({ ...values, licenseNo: province + values.licenseNo })
    await fetch('/query', { method: 'POST', body })
    setIsSending(false)
  }

  return (
    <>
      <NavBar>保险查询</NavBar>
      <Form
        onFinish={submit}
        footer={
          <Button block color="primary" type="submit" loading={isSending}>
            查询保单
          </Button>
        }
      >
        <Form.Item
          name="licenseNo"
          label="车牌号"
          extra={
            <button
              type="button"
              aria-label={`省份简称，当前为${province}`}
              onClick={() => setIsChoosing(true)}
            >
              {province}
            </button>
          }
          rules={[{ required: true, message: '请填写车牌号' }]}
        >
          <Input />
        </Form.Item>
        <Form.Item
          name="identifyNumber"
          label="证件号码"
          rules={[{ required: true, message: '请填写证件号码' }]}
        >
          <Input maxLength={24} />
        </Form.Item>
        <Form.Item
          name="verificationCode"
          label="图形验证码"
          extra={<img src="/image-code" alt="图形验证码" width={120} height={44} />}
          rules={[{ required: true, message: '请填写图形验证码' }]}
        >
          <Input maxLength={4} placeholder="右图 4 位字符" />
        </Form.Item>
        <Form.Item name="consent" valuePropName="checked">
          <Checkbox>我已阅读并同意服务协议</Checkbox>
        </Form.Item>
      </Form>
      <Popup visible={isChoosing} onMaskClick={() => setIsChoosing(false)}>
        <Grid columns={7}>
          {provinces.map((each) => (
            <Grid.Item key={each} onClick={() => choose(each)}>
              {each}
            </Grid.Item>
          ))}
        </Grid>
      </Popup>
    </>
  )
}

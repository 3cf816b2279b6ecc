import { Button, Checkbox, Field, Form, Grid, GridItem, NavBar, Popup } from 'vant'
import 'vant/es/button/style'
import 'vant/es/checkbox/style'
import 'vant/es/field/style'
import 'vant/es/form/style'
import 'vant/es/grid/style'
import 'vant/es/grid-item/style'
import 'vant/es/nav-bar/style'
import 'vant/es/popup/style'
import { h, onMounted, reactive } from 'vue'

const provinces = [...'京津冀晋蒙辽吉黑沪苏浙皖闽赣鲁豫鄂湘粤桂琼渝川贵云藏陕甘青宁新']

export const PolicyQuery = {
  setup() {
    const form = reactive({
      province: '京',
      licenseNo: '',
      identifyNumber: '',
      verificationCode: '',
      hasConsented: false,
      isChoosing: false,
      isSending: false,
    })

    onMounted(async () => {
      const answer = await fetch('/city')
      form.province = (await answer.json()).body.platePrefix
    })

    async function submit() {
      form.isSending = true
      await fetch('/query', { method: 'POST', body: JSON.stringify(form) })
      form.isSending = false
    }

    return () => [
      h(NavBar, { title: '保险查询', leftArrow: true }),
      h(Form, { onSubmit: submit }, () => [
        h(Field, fieldOf(form, 'licenseNo', '车牌号'), { 'left-icon': () => provinceButton(form) }),
        h(Field, { ...fieldOf(form, 'identifyNumber', '证件号码'), maxlength: 24 }),
        h(
          Field,
          {
            ...fieldOf(form, 'verificationCode', '图形验证码'),
            maxlength: 4,
            placeholder: '右图 4 位字符',
          },
          { button: () => h('img', { src: '/image-code', alt: '', width: 120, height: 44 }) },
        ),
        h(
          Checkbox,
          { shape: 'square', ...modelOf(form, 'hasConsented') },
          () => '我已阅读并同意服务协议',
        ),
        h(
          Button,
          { block: true, type: 'primary', nativeType: 'submit', loading: form.isSending },
          () => '查询保单',
        ),
      ]),
      provincePopup(form),
    ]
  },
}

function fieldOf(form, name, label) {
  const rules = [{ required: true, message: `请填写${label}` }]
  return { name, label, rules, ...modelOf(form, name) }
}

/** What `v-model` is in a template. */
function modelOf(form, name, property = 'modelValue') {
  return {
    [property]: form[name],
    [`onUpdate:${property}`]: (value) => {
      form[name] = value
    },
  }
}

function provinceButton(form) {
  return h(
    'button',
    {
      type: 'button',
      'aria-label': `省份简称，当前为${form.province}`,
      onClick: () => {
        form.isChoosing = true
      },
    },
    form.province,
  )
}

function provincePopup(form) {
  const choose = (province) => Object.assign(form, { province, isChoosing: false })
  return h(Popup, { position: 'bottom', ...modelOf(form, 'isChoosing', 'show') }, () =>
    h(Grid, { columnNum: 7 }, () =>
      provinces.map((each) => h(GridItem, { key: each, text: each, onClick: () => choose(each) })),
    ),
  )
}

/** An answer of the service that never left it: what it would take long to bring about. */
export function success(body: object) {
  return wired({ ...body, common: { resultCode: '1', resultMsg: '成功' } })
}

export function refusal(resultCode: string, resultMsg: string) {
  return wired({ common: { resultCode, resultMsg } })
}

function wired(body: object) {
  return { json: { head: { requestId: 'e2e' }, body } }
}

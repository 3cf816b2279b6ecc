const run = 'window.hasRun=true;alert(1)'

/** Mark-up, script and addresses that would run where text is taken for anything else; 500 of them. */
export function markupToSay(): readonly string[] {
  const shapes = [...tags(), ...attributes(), ...addresses()]
  return Array.from({ length: 500 }, (_, at) => {
    const shape = shapes[at % shapes.length] ?? ''
    return disguises[Math.floor(at / shapes.length) % disguises.length]?.(shape) ?? shape
  })
}

function tags(): string[] {
  return [
    `<script>${run}</script>`,
    `<script src="data:text/javascript,${run}"></script>`,
    `<img src=x onerror="${run}">`,
    `<svg onload="${run}"></svg>`,
    `<svg><script>${run}</script></svg>`,
    `<math><mtext><img src=x onerror="${run}"></mtext></math>`,
    `<iframe src="javascript:${run}"></iframe>`,
    `<iframe srcdoc="<script>parent.hasRun=true</script>"></iframe>`,
    `<object data="data:text/html,<script>${run}</script>"></object>`,
    `<embed src="javascript:${run}">`,
    `<form action="javascript:${run}"><input autofocus onfocus="${run}"></form>`,
    `<style>*{background:url("javascript:${run}")}</style>`,
    `<link rel=stylesheet href="data:text/css,*{}">`,
    `<base href="javascript:${run}//">`,
    `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
    `<template><script>${run}</script></template>`,
    `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  ]
}

function attributes(): string[] {
  const events = [
    'click',
    'mouseover',
    'focus',
    'load',
    'error',
    'animationstart',
    'toggle',
    'pointerenter',
  ]
  return events.flatMap((event) => [
    `<a href="#" on${event}="${run}">点我</a>`,
    `"><body on${event}="${run}">`,
    `' on${event}='${run}' x='`,
  ])
}

function addresses(): string[] {
  return [
    `javascript:${run}`,
    `JaVaScRiPt:${run}`,
    `java\tscript:${run}`,
    `data:text/html,<script>${run}</script>`,
    `vbscript:${run}`,
    `//example.com/#/home`,
    `https://example.com/x.js`,
    `#javascript:${run}`,
    '{{constructor.constructor("hasRun=true")()}}',
    '#{hasRun=true}',
  ]
}

const disguises: readonly ((shape: string) => string)[] = [
  (shape) => shape,
  (shape) => shape.toUpperCase(),
  (shape) => shape.replaceAll('<', '&lt;'),
  (shape) => `]]>${shape}`,
  (shape) => `-->${shape}<!--`,
  (shape) => `</textarea></title>${shape}`,
  (shape) => `\\u003c${shape}`,
  (shape) => `您好${shape}谢谢`,
  (shape) => `${shape}${shape}`,
  (shape) => encodeURIComponent(shape),
]

import { describe, expect, it } from 'vitest'
import { keepNeededStyles } from '~/server/http/neededStyles'

const page = (css: string, body: string) =>
  `<html><head><style>${css}</style></head><body>${body}</body></html>`
const kept = (css: string, body: string) =>
  keepNeededStyles(page(css, body)).match(/<style>([\s\S]*)<\/style>/)?.[1]

describe('the styles that a page carries', () => {
  it.each([
    ['a class that it has', '.a{color:red}', '.a{color:red}'],
    ['a class that it lacks', '.z{color:red}', ''],
    ['elements and attributes', 'html,[hidden]{margin:0}', 'html,[hidden]{margin:0}'],
    ['a choice of which it has one', '.z,.a{margin:0}', '.z,.a{margin:0}'],
    ['a class inside a class that it lacks', '.z .a{margin:0}', ''],
    ['a class with a state', '.a:hover>.b::before{top:0}', '.a:hover>.b::before{top:0}'],
    ['what must not be there', '.a:not(.z,.y:is(.x)){top:0}', '.a:not(.z,.y:is(.x)){top:0}'],
    ['escaped names', '.md\\:w-1\\/2{top:0}.md\\:w-1\\/3{top:0}', '.md\\:w-1\\/2{top:0}'],
    ['names with brackets', '.w-\\[4\\%\\]{top:0}.w-\\[5\\%\\]{top:0}', '.w-\\[4\\%\\]{top:0}'],
    ['names with a code', '.\\32 xl{top:0}.\\33 xl{top:0}', '.\\32 xl{top:0}'],
    ['names with an ampersand', '.\\[\\&\\>p\\]>p{top:0}', '.\\[\\&\\>p\\]>p{top:0}'],
    [
      'media',
      '@media (width>1px){.a{top:0}.z{top:0}}@media print{.z{top:0}}',
      '@media (width>1px){.a{top:0}}',
    ],
    [
      'groups in groups',
      '@supports (top:0){@media print{.a{top:0}}}',
      '@supports (top:0){@media print{.a{top:0}}}',
    ],
    [
      'animations and fonts',
      '@keyframes x{to{top:0}}@font-face{font-family:x}',
      '@keyframes x{to{top:0}}@font-face{font-family:x}',
    ],
    ['braces and quotes in strings', `.a{content:"}.z{\\""}.z{top:0}`, `.a{content:"}.z{\\""}`],
    ['statements', '@import "x";.z{top:0}.a{top:0}', '@import "x";.a{top:0}'],
  ])('%s', (_, css, expected) => {
    expect(kept(css, '<p class="a md:w-1/2 w-[4%] 2xl"><b class="b [&amp;&gt;p]">z</b></p>')).toBe(expected)
  })
})

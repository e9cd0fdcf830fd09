import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { sourceFiles } from '../sourceFiles'

/** Elements whose text is extracted into the catalogues. */
const translated = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal'])
/** Attributes that are shown or announced to users. */
const userFacing = /^(alt|title|placeholder|label|aria-(label|description|roledescription|valuetext))$/
/** Names and units that are the same in every language. */
const names = /^(WhatsApp|PayPal|UTC|USD|CSV|MB)$/

/** Untranslated texts of a component, with their line. */
function bareTexts(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const note = (node: ts.Node, text: string) => {
    if (!/\p{L}{2}/u.test(text) || names.test(text.trim())) return
    found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${text.trim()}`)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && translated.has(node.openingElement.tagName.getText())) return
    if (ts.isJsxText(node)) note(node, node.text)
    if (ts.isJsxExpression(node) && ts.isJsxElement(node.parent) && node.expression)
      if (ts.isStringLiteralLike(node.expression)) note(node, node.expression.text)
    if (ts.isJsxAttribute(node) && userFacing.test(node.name.getText())) {
      const { initializer } = node
      const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer
      if (value && ts.isStringLiteralLike(value)) note(node, value.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

it('R-I18-01 components contain no text outside the catalogues', () => {
  const files = sourceFiles('src/{app,features,sections,ui}/**/*.tsx')
  expect(files.length).toBeGreaterThan(150)
  expect(files.flatMap(bareTexts)).toEqual([])
})

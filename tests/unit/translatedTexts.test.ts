import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

// A browser that translates a page puts an element in the place of every text node. React then changes a text that is no
// longer shown, and fails to remove it or to put something before it. It is safe to change the only text of an element,
// which is set as a whole, and to add and remove elements. `Trans` and `Plural` are elements there (`ui/Words.tsx`).

/** What React keeps in the browser begins in these. */
const kept = [
  'src/app/routes/__root.tsx',
  'src/app/routes/$edition.tsx',
  'src/app/routes/$edition/{payment,upload,thank-you}.tsx',
  'src/app/routes/desk{,/**/*}.tsx',
  'src/app/router.tsx',
  'src/features/contact/startContactForm.tsx',
  'src/ui/shell/Toasts.tsx',
]
const words = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal'])

type Child = {
  node: ts.Node
  kind: 'element' | 'text'
  /** Whether it may say something else at another time. */
  changes: boolean
  /** Whether it may come and go. */
  comes: boolean
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
}

/** Files that a file imports, of those in `src`. */
function importsOf(source: ts.SourceFile): string[] {
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
      names.push((node.moduleSpecifier as ts.StringLiteral).text)
    if (ts.isExportDeclaration(node) && node.moduleSpecifier)
      names.push((node.moduleSpecifier as ts.StringLiteral).text)
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      names.push((node.arguments[0] as ts.StringLiteral).text ?? '')
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names.flatMap((name) => {
    const path = name.startsWith('~/') ? name.replace('~', 'src') : join(dirname(source.fileName), name)
    const found = name.startsWith('.') || name.startsWith('~/')
    return found ? [`${path}.tsx`, `${path}.ts`].filter(existsSync).slice(0, 1) : []
  })
}

/** Every component that React may keep in the browser. */
function keptComponents(): ts.SourceFile[] {
  const reached = new Map<string, ts.SourceFile>()
  const reach = (file: string): void => {
    // Routes name each other in a tree that the router makes.
    if (reached.has(file) || file.endsWith('.gen.ts') || file.includes('/server/')) return
    const source = parse(file)
    reached.set(file, source)
    importsOf(source).forEach(reach)
  }
  globSync(kept).forEach(reach)
  return [...reached.values()].filter(({ fileName }) => fileName.endsWith('.tsx'))
}

const nameOf = (node: ts.JsxElement | ts.JsxSelfClosingElement) =>
  (ts.isJsxElement(node) ? node.openingElement : node).tagName.getText()

/** What a name stands for, where a constant around it says so. */
function initializerOf(name: ts.Identifier): ts.Expression | undefined {
  for (let around: ts.Node = name.parent; around; around = around.parent) {
    if (!ts.isBlock(around) && !ts.isSourceFile(around)) continue
    for (const statement of around.statements)
      if (ts.isVariableStatement(statement))
        for (const { name: declared, initializer } of statement.declarationList.declarations)
          if (declared.getText() === name.text) return initializer
  }
  return undefined
}

/** Every value that a name or an entry of a table may stand for. */
function constantsOf(node: ts.Expression): ts.Expression[] {
  if (ts.isIdentifier(node)) {
    const value = initializerOf(node)
    return value && !ts.isIdentifier(value) ? [value] : []
  }
  if (!ts.isElementAccessExpression(node) || !ts.isIdentifier(node.expression)) return []
  const table = initializerOf(node.expression)
  return table && ts.isObjectLiteralExpression(table)
    ? table.properties.flatMap((entry) => (ts.isPropertyAssignment(entry) ? [entry.initializer] : []))
    : []
}

/** Whether a type of the file says that a property or what it returns is an element. */
function isElement(node: ts.Expression): boolean {
  const called = ts.isCallExpression(node) ? node.expression : node
  const name = ts.isPropertyAccessExpression(called) ? called.name : called
  let found = false
  const visit = (at: ts.Node): void => {
    if (ts.isPropertySignature(at) && at.name.getText() === name.getText())
      found ||= /\bReactElement\b/.test(at.type?.getText() ?? '')
    ts.forEachChild(at, visit)
  }
  if (ts.isIdentifier(name)) visit(node.getSourceFile())
  return found
}

/** What stands in the place of an expression among children. */
function childrenIn(node: ts.Expression, comes = false, changes = false): Child[] {
  if (ts.isParenthesizedExpression(node)) return childrenIn(node.expression, comes, changes)
  if (ts.isJsxFragment(node))
    return childrenOf(node).map((child) => ({ ...child, comes: comes || child.comes }))
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node))
    return [{ node, kind: 'element', changes, comes }]
  if (ts.isConditionalExpression(node))
    return [...childrenIn(node.whenTrue, true, true), ...childrenIn(node.whenFalse, true, true)]
  if (ts.isBinaryExpression(node)) {
    const { operatorToken, left, right } = node
    if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return childrenIn(right, true, true)
    if ([ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken].includes(operatorToken.kind))
      return [...childrenIn(left, true, true), ...childrenIn(right, true, true)]
  }
  if (isElement(node)) return [{ node, kind: 'element', changes, comes }]
  if ([ts.SyntaxKind.NullKeyword, ts.SyntaxKind.FalseKeyword].includes(node.kind)) return []
  if (ts.isIdentifier(node) && node.text === 'undefined') return []
  if (ts.isStringLiteralLike(node)) return node.text.trim() ? [{ node, kind: 'text', changes, comes }] : []
  if (ts.isTaggedTemplateExpression(node))
    return [
      { node, kind: 'text', changes: changes || !ts.isNoSubstitutionTemplateLiteral(node.template), comes },
    ]
  const values = constantsOf(node)
  if (values.length > 0) {
    const inside = values.flatMap((value) => childrenIn(value, comes, changes))
    if (inside.every(({ kind }) => kind === 'element')) return inside
  }
  if (ts.isCallExpression(node)) {
    const [first] = node.arguments
    const callee = node.expression.getText()
    if (/\.(map|flatMap)$/.test(callee) && first && ts.isArrowFunction(first)) {
      const body = ts.isBlock(first.body) ? returnsOf(first.body) : [first.body]
      return body.flatMap((returned) => childrenIn(returned, true, true))
    }
    const message =
      first && ts.isObjectLiteralExpression(first)
        ? first.properties.find(
            (property) => ts.isPropertyAssignment(property) && property.name.getText() === 'message',
          )
        : undefined
    if (callee === 't' && message && ts.isPropertyAssignment(message))
      return [{ node, kind: 'text', changes: changes || !ts.isStringLiteralLike(message.initializer), comes }]
  }
  return [{ node, kind: 'text', changes: true, comes }]
}

function returnsOf(block: ts.Node): ts.Expression[] {
  const found: ts.Expression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node)) found.push(...(node.expression ? [node.expression] : []))
    else if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit)
  }
  ts.forEachChild(block, visit)
  return found
}

function childrenOf(parent: ts.JsxElement | ts.JsxFragment): Child[] {
  return parent.children.flatMap((node): Child[] => {
    if (ts.isJsxText(node))
      return node.text.trim() ? [{ node, kind: 'text', changes: false, comes: false }] : []
    if (ts.isJsxExpression(node)) return node.expression ? childrenIn(node.expression) : []
    return childrenIn(node)
  })
}

const isUntranslated = ({ openingElement }: ts.JsxElement) =>
  openingElement.attributes.properties.some((attribute) => attribute.getText() === 'translate="no"')

/** Texts of a component that React would change, move or remove beside others, with their line. */
function looseTexts(source: ts.SourceFile): string[] {
  const found: string[] = []
  const note = ({ node }: Child, why: string) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
    found.push(`${source.fileName}:${line}: ${node.getText().trim().slice(0, 60)} ${why}`)
  }
  const look = (children: Child[]) => {
    // One expression gives one text or another, which are set as a whole.
    const alone =
      new Set(children.map(({ node }) => ts.findAncestor(node, ts.isJsxExpression) ?? node)).size === 1
    if (alone && children.every(({ kind }) => kind === 'text')) return
    let moves = false
    for (const child of children) {
      if (child.kind === 'text' && child.changes) note(child, 'changes beside others')
      else if (child.kind === 'text' && moves) note(child, 'stands after what comes and goes')
      if (child.kind === 'element' && child.comes) moves = true
    }
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && (words.has(nameOf(node)) || isUntranslated(node))) return
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) look(childrenOf(node))
    if (ts.isFunctionDeclaration(node) && node.body && /^[A-Z]/.test(node.name?.text ?? ''))
      for (const child of returnsOf(node.body).flatMap((returned) => childrenIn(returned)))
        if (child.kind === 'text') note(child, 'is no element where the component stands')
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

it('no text that changes, comes or goes stands beside others: a translated page keeps working', () => {
  const components = keptComponents()
  expect(components.length).toBeGreaterThan(80)
  expect(components.flatMap(looseTexts)).toEqual([])
})

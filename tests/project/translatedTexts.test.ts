import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

// Browser translation replaces every text node with an element. React then updates a detached text node, and throws
// when it removes it or inserts before it. Changing the only text of an element is safe, because React sets it as a
// whole, and so is adding and removing elements. `Trans` and `Plural` render elements here (`ui/Words.tsx`).

/** Entry points of the components that stay mounted in the browser. */
const entryPoints = [
  'src/app/routes/__root.tsx',
  'src/app/routes/$edition.tsx',
  'src/app/routes/$edition/{payment,upload,thank-you}.tsx',
  'src/app/routes/desk{,/**/*}.tsx',
  'src/app/router.tsx',
  'src/features/contact/startContactForm.tsx',
  'src/ui/shell/Toasts.tsx',
]
const wrappers = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal'])

type Child = {
  node: ts.Node
  kind: 'element' | 'text'
  /** Whether its content can change between renders. */
  changes: boolean
  /** Whether it can be added and removed. */
  conditional: boolean
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
}

/** The imports of a file that are inside `src`. */
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

/** Every component that can stay mounted in the browser. */
function mountedComponents(): ts.SourceFile[] {
  const reached = new Map<string, ts.SourceFile>()
  const reach = (file: string): void => {
    // Skip the generated route tree, which imports every route.
    if (reached.has(file) || file.endsWith('.gen.ts') || file.includes('/server/')) return
    const source = parse(file)
    reached.set(file, source)
    importsOf(source).forEach(reach)
  }
  globSync(entryPoints).forEach(reach)
  return [...reached.values()].filter(({ fileName }) => fileName.endsWith('.tsx'))
}

const nameOf = (node: ts.JsxElement | ts.JsxSelfClosingElement) =>
  (ts.isJsxElement(node) ? node.openingElement : node).tagName.getText()

/** The initializer of the variable with this name in an enclosing scope. */
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

/** Every constant value that a name or an entry of an object literal can have. */
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

/** Whether a type in the file declares a property, or its return value, as a `ReactElement`. */
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

/** The children that an expression can render. */
function childrenIn(node: ts.Expression, conditional = false, changes = false): Child[] {
  if (ts.isParenthesizedExpression(node)) return childrenIn(node.expression, conditional, changes)
  if (ts.isJsxFragment(node))
    return childrenOf(node).map((child) => ({ ...child, conditional: conditional || child.conditional }))
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node))
    return [{ node, kind: 'element', changes, conditional }]
  if (ts.isConditionalExpression(node))
    return [...childrenIn(node.whenTrue, true, true), ...childrenIn(node.whenFalse, true, true)]
  if (ts.isBinaryExpression(node)) {
    const { operatorToken, left, right } = node
    if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return childrenIn(right, true, true)
    if ([ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken].includes(operatorToken.kind))
      return [...childrenIn(left, true, true), ...childrenIn(right, true, true)]
  }
  if (isElement(node)) return [{ node, kind: 'element', changes, conditional }]
  if ([ts.SyntaxKind.NullKeyword, ts.SyntaxKind.FalseKeyword].includes(node.kind)) return []
  if (ts.isIdentifier(node) && node.text === 'undefined') return []
  if (ts.isStringLiteralLike(node))
    return node.text.trim() ? [{ node, kind: 'text', changes, conditional }] : []
  if (ts.isTaggedTemplateExpression(node))
    return [
      {
        node,
        kind: 'text',
        changes: changes || !ts.isNoSubstitutionTemplateLiteral(node.template),
        conditional,
      },
    ]
  const values = constantsOf(node)
  if (values.length > 0) {
    const inside = values.flatMap((value) => childrenIn(value, conditional, changes))
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
      return [
        { node, kind: 'text', changes: changes || !ts.isStringLiteralLike(message.initializer), conditional },
      ]
  }
  return [{ node, kind: 'text', changes: true, conditional }]
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
      return node.text.trim() ? [{ node, kind: 'text', changes: false, conditional: false }] : []
    if (ts.isJsxExpression(node)) return node.expression ? childrenIn(node.expression) : []
    return childrenIn(node)
  })
}

const isUntranslated = ({ openingElement }: ts.JsxElement) =>
  openingElement.attributes.properties.some((attribute) => attribute.getText() === 'translate="no"')

/** Texts of a component that React would update or move next to siblings, with their line. */
function looseTexts(source: ts.SourceFile): string[] {
  const found: string[] = []
  const note = ({ node }: Child, why: string) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
    found.push(`${source.fileName}:${line}: ${node.getText().trim().slice(0, 60)} ${why}`)
  }
  const look = (children: Child[]) => {
    // A single expression yields one text at a time, which React sets as a whole.
    const alone =
      new Set(children.map(({ node }) => ts.findAncestor(node, ts.isJsxExpression) ?? node)).size === 1
    if (alone && children.every(({ kind }) => kind === 'text')) return
    let moves = false
    for (const child of children) {
      if (child.kind === 'text' && child.changes) note(child, 'changes next to siblings')
      else if (child.kind === 'text' && moves) note(child, 'follows a conditional element')
      if (child.kind === 'element' && child.conditional) moves = true
    }
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && (wrappers.has(nameOf(node)) || isUntranslated(node))) return
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) look(childrenOf(node))
    if (ts.isFunctionDeclaration(node) && node.body && /^[A-Z]/.test(node.name?.text ?? ''))
      for (const child of returnsOf(node.body).flatMap((returned) => childrenIn(returned)))
        if (child.kind === 'text') note(child, 'is returned by a component without an element')
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

it('no text changes or moves next to siblings, so a translated page keeps working', () => {
  const components = mountedComponents()
  expect(components.length).toBeGreaterThan(80)
  expect(components.flatMap(looseTexts)).toEqual([])
})

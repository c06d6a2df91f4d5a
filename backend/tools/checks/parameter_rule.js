const MOST = 3

/** Three parameters at most; a constructor is handed by `@inject()` all that its class is made of. */
export const fewParameters = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => {
    const check = (node) => {
      if (node.params.length <= MOST || isInjected(node)) return
      context.report({ node, message: `At most ${MOST} parameters: name them in an object.` })
    }
    return Object.fromEntries(KINDS.map((kind) => [kind, check]))
  },
}

const KINDS = [
  ...['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'],
  ...['TSDeclareFunction', 'TSEmptyBodyFunctionExpression', 'TSFunctionType'],
]

function isInjected({ parent }) {
  if (parent.kind !== 'constructor') return false
  const { decorators = [] } = parent.parent.parent
  return decorators.some(({ expression }) => expression.callee?.name === 'inject')
}

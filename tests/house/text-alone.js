/**
 * A translator puts each text into elements of its own. What React later writes into the text is then not shown, and
 * what it puts before it fails with NotFoundError. An element that holds nothing but the text is safe: React sets the
 * content of the element (docs/recipes.md#texts-that-change).
 */

/** Names whose values are elements. */
const elements = /^(?:children|icon|body|picture|known|knownNote)$/;
/** Components that wrap each text in an element. */
const wraps = /^Button/;

const isText = (node) => {
  switch (node.type) {
    case 'TemplateLiteral':
    case 'MemberExpression':
      return true;
    case 'Identifier':
      return !elements.test(node.name) && node.name !== 'undefined';
    case 'CallExpression':
      return node.callee.type === 'Identifier' || node.callee.property.name !== 'map';
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate);
    case 'LogicalExpression':
      return isText(node.right);
    default:
      return false;
  }
};

const isMeant = (child) =>
  child.type === 'JSXText'
    ? child.value.trim() !== ''
    : !['JSXEmptyExpression', 'Literal'].includes(child.expression?.type);

const alone = {
  create: (context) => ({
    JSXElement({ openingElement, children }) {
      const meant = children.filter(isMeant);
      if (meant.length < 2 || wraps.test(openingElement.name.name)) return;
      for (const child of meant)
        if (child.type === 'JSXExpressionContainer' && isText(child.expression))
          context.report({
            node: child,
            message:
              'A text beside siblings: a translator breaks it. Put it alone into an element (docs/recipes.md#texts-that-change).',
          });
    },
  }),
};

export default { meta: { name: 'text' }, rules: { alone } };

/**
 * A page translator replaces each text node with elements of its own. When React later changes that text, the change is
 * not shown; when it inserts a node before it, it throws NotFoundError. An element that holds nothing but the text is
 * safe, because React then sets the content of the element (docs/recipes.md#texts-that-change).
 */

/** Variables and props that hold elements, not texts. */
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
      return node.callee.type === 'Identifier' || node.callee.property.name !== 'map'; // `.map(…)` gives elements
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate);
    case 'LogicalExpression':
      return isText(node.right);
    default:
      return false;
  }
};

const isRendered = (child) =>
  child.type === 'JSXText'
    ? child.value.trim() !== ''
    : !['JSXEmptyExpression', 'Literal'].includes(child.expression?.type);

const alone = {
  create: (context) => ({
    JSXElement({ openingElement, children }) {
      const rendered = children.filter(isRendered);
      if (rendered.length < 2 || wraps.test(openingElement.name.name)) return;
      for (const child of rendered)
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

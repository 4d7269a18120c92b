import ts from 'typescript';

// A page that a browser translates has other text nodes than React made. One that React takes away, or puts something in
// front of, is no longer where it was, and the whole page falls (docs/decisions/0116). In an element of its own a text is safe.

const isText = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
const isNothing = (node) =>
  (ts.isStringLiteralLike(node) && node.text === '') ||
  node.kind === ts.SyntaxKind.NullKeyword ||
  node.kind === ts.SyntaxKind.FalseKeyword ||
  (ts.isIdentifier(node) && node.text === 'undefined');
const inner = (node) => (ts.isParenthesizedExpression(node) ? inner(node.expression) : node);

/** Whether an expression is a text at one time and nothing at another. */
function comesAndGoes(expression) {
  const node = inner(expression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) {
    const right = inner(node.right);
    return isText(right) || ts.isConditionalExpression(right) ? isText(right) || bothText(right) : comesAndGoes(right);
  }
  if (!ts.isConditionalExpression(node)) return false;
  const [one, other] = [inner(node.whenTrue), inner(node.whenFalse)];
  return (
    (isNothing(one) && isText(other)) || (isNothing(other) && isText(one)) || comesAndGoes(one) || comesAndGoes(other)
  );
}

const bothText = (node) => isText(inner(node.whenTrue)) && isText(inner(node.whenFalse));

const counts = (child) =>
  ts.isJsxText(child)
    ? !child.containsOnlyTriviaWhiteSpaces
    : !ts.isJsxExpression(child) || child.expression !== undefined;

/** The texts beside siblings that come and go, each as the node it stands in. */
export function bareTexts(node) {
  if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return [];
  const children = node.children.filter(counts);
  // alone in an element React sets its text and leaves its nodes be; a fragment stands among others
  if (children.length < 2 && !ts.isJsxFragment(node)) return [];
  return children.filter((child) => ts.isJsxExpression(child) && child.expression && comesAndGoes(child.expression));
}

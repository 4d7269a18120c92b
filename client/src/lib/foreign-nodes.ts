/**
 * Browsers that translate put elements of their own in place of the texts that React made, and extensions add and take
 * nodes. React then takes a node from where it no longer is, and the whole page falls. Here such a node is taken from where
 * it is, or left be where it is nowhere (docs/decisions/0116).
 */
export function bearForeignNodes(): void {
  // eslint-disable-next-line typescript/unbound-method -- called below on the node that they are called on
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const parent = child.parentNode;
    if (parent) removeChild.call(parent, child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    let at: Node | null = before;
    while (at && at.parentNode !== this) at = at.parentNode;
    insertBefore.call(this, node, at);
    return node;
  };
}

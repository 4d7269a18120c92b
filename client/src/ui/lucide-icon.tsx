import { createElement, type ComponentProps, type ReactNode } from 'react';
import { Drawing } from './icon';

interface Outline {
  node: readonly [element: string, attributes: Record<string, string>][];
}

/**
 * In the place of Lucide's own `createLucideIcon` (vite.config.ts): that one reads settings of all icons and gives each its
 * class names, which nobody here uses, and weighs more than the icons of a page.
 */
export default function createLucideIcon({ node }: Outline): (props: ComponentProps<typeof Drawing>) => ReactNode {
  return (props) => (
    <Drawing size={24} {...props}>
      {node.map(([element, attributes]) => createElement(element, attributes))}
    </Drawing>
  );
}

import type { ObjectShape } from './json-shape.js';

/**
 * Texts, of an address or a form, as the numbers and truths that the shape asks for. What is none stays a text, and is
 * refused; what is empty was left out.
 */
export const fromTexts = (
  { properties }: ObjectShape,
  texts: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([, value]) => value !== '')
      .map(([key, value]): [string, unknown] => {
        const type = Object.hasOwn(properties, key) ? properties[key]?.type : undefined;
        if (type === 'number' && typeof value === 'string' && /^-?\d{1,9}(\.\d{1,6})?$/.test(value))
          return [key, Number(value)];
        // Python writes True
        if (type === 'boolean' && typeof value === 'string' && /^(?:true|false)$/i.test(value))
          return [key, value.toLowerCase() === 'true'];
        return [key, value];
      }),
  );
